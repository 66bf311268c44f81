import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import { FIELD_KINDS } from './form-field.ts';
import { PART_LABELS } from './part-labels.ts';

it.each([
  ['First', 'First Name', 'given-name'],
  ['Last', 'Last Name', 'family-name'],
  ['Areacode', 'Area Code', 'tel-area-code'],
  ['Prefix', 'Prefix', 'tel-local-prefix'],
  ['Line', 'Line', 'tel-local-suffix'],
  ['Line1', 'Address 1', 'address-line1'],
  ['Line2', 'Address 2', 'address-line2'],
  ['City', 'City', 'address-level2'],
  ['State', 'State/Province', 'address-level1'],
  ['Zip', 'Zip/Postal Code', 'postal-code'],
  ['Country', 'Country', 'country-name'],
  ['Month', 'Month', 'off'],
  ['Day', 'Day', 'off'],
  ['Year', 'Year', 'off'],
  ['Hour', 'Hour', 'off'],
  ['Minute', 'Minute', 'off'],
  ['Second', 'Second', 'off'],
  ['Ampm', 'AM/PM', 'off'],
])('calls the part %s "%s", and browsers fill it in as %s [FORM-11]', (part, label, autocomplete) => {
  const labels = PART_LABELS[part];
  expect(labels === undefined ? null : [translateEnglish(labels.label), labels.autocomplete]).toEqual([
    label,
    autocomplete,
  ]);
});

it('has a label for every part there is [FORM-11]', () => {
  const parts = new Set(FIELD_KINDS.flatMap((kind) => FIELD_KIND_RULES[kind].parts));
  expect([...parts].filter((part) => PART_LABELS[part] === undefined)).toEqual([]);
});
