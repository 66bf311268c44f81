import { translateEnglish } from '#messages/translator.ts';
import { expect, it } from 'vitest';
import { FIELD_KIND_RULES } from './field-kinds.ts';
import { FIELD_KINDS, type FieldKind } from './form-field.ts';
import { hasValueShape } from './has-value-shape.ts';
import { LIKERT_SCALE } from './likert-scale.ts';
import { kindOfClasses, readFieldValue, withAllParts } from './read-field-value.ts';

it('recognises twelve kinds by their class and reads all others as one text [FORM-02] [FORM-03] [FORM-04] [FBLD-48] [FBLD-49]', () => {
  const recognised = FIELD_KINDS.filter((kind) => FIELD_KIND_RULES[kind].markupClass !== null);
  expect(recognised.toSorted()).toEqual([
    'address',
    'checkbox',
    'date',
    'email',
    'hidden',
    'likert',
    'name',
    'phone',
    'radio',
    'section',
    'select',
    'time',
  ]);
  for (const kind of recognised) expect(kindOfClasses(['form-item', 'field', kind, 'required'])).toBe(kind);
  expect(kindOfClasses(['form-item', 'field', 'textarea'])).toBe('text');
});

it.each([
  ['name', ['First', 'Last'], 'FORM-11] [FBLD-54'],
  ['phone', ['Country', 'Areacode', 'Prefix', 'Line'], 'FORM-12] [FBLD-55'],
  ['address', ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'], 'FORM-14] [FBLD-56'],
  ['date', ['Month', 'Day', 'Year'], 'FORM-15] [FBLD-57'],
  ['time', ['Hour', 'Minute', 'Second', 'Ampm'], 'FORM-16] [FBLD-58'],
] as const)('%s has the parts %j in this order, whatever the order on the page [%s]', (kind, parts, _ids) => {
  expect(FIELD_KIND_RULES[kind].parts).toEqual(parts);
  const entries = parts.map((part) => [`f:${part}`, part.toLowerCase()] as const).toReversed();
  expect(readFieldValue(kind, 'f', entries)).toEqual(parts.map((part) => part.toLowerCase()));
});

it('puts an empty country before a phone of three values [FORM-13] [FBLD-41] [FBLD-42]', () => {
  expect(withAllParts('phone', ['1', '2', '3'])).toEqual(['', '1', '2', '3']);
  expect(withAllParts('phone', ['49', '1', '2', '3'])).toEqual(['49', '1', '2', '3']);
  expect(withAllParts('date', ['1', '2', '3'])).toEqual(['1', '2', '3']);
  const entries = [
    ['f:Areacode', '1'],
    ['f:Prefix', '2'],
    ['f:Line', '3'],
  ] as const;
  expect(readFieldValue('phone', 'f', entries)).toEqual(['', '1', '2', '3']);
});

it('reads each kind in its shape [FORM-20] [FORM-22]', () => {
  const entries = [
    ['f', 'a'],
    ['f', 'b'],
    ['f:Kind', '2'],
    ['f:Fast', '-1'],
    ['g', 'x'],
  ] as const;
  expect(readFieldValue('checkbox', 'f', entries)).toEqual(['a', 'b']);
  expect(readFieldValue('likert', 'f', entries)).toEqual({ Kind: 2, Fast: -1 });
  for (const kind of ['text', 'email', 'radio', 'select', 'hidden'] as const) {
    expect(readFieldValue(kind, 'g', entries)).toBe('x');
    expect(readFieldValue(kind, 'h', entries)).toBe('');
    expect(FIELD_KIND_RULES[kind].parts).toEqual([]);
  }
  for (const kind of ['checkbox', 'likert', 'section'] as const) {
    expect(FIELD_KIND_RULES[kind].parts).toEqual([]);
  }
});

it('skips sections [FORM-08] [FBLD-59]', () => {
  expect(readFieldValue('section', 'f', [['f', 'x']])).toBeUndefined();
});

it('has the five steps of the likert scale [FORM-18] [FBLD-45]', () => {
  expect(LIKERT_SCALE.map((step) => [step.value, translateEnglish(step.label)])).toEqual([
    [-2, 'Strongly Disagree'],
    [-1, 'Disagree'],
    [0, 'Neutral'],
    [1, 'Agree'],
    [2, 'Strongly Agree'],
  ]);
});

it.each([
  ['text', 'a', true],
  ['text', ['a'], false],
  ['text', 'x'.repeat(100_000), true],
  ['text', 'x'.repeat(100_001), false],
  ['name', ['a', 'b'], true],
  ['name', ['a'], false],
  ['name', ['a', 1], false],
  ['checkbox', 'a', false],
  ['checkbox', Array.from({ length: 100 }, () => 'a'), true],
  ['checkbox', Array.from({ length: 101 }, () => 'a'), false],
  ['likert', [], false],
  ['likert', 'a', false],
  ['likert', undefined, false],
  ['likert', { a: 1, b: '1' }, false],
  ['likert', Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index, 1])), true],
  ['likert', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [index, 1])), false],
  ['name', 'a', false],
  ['checkbox', [], true],
  ['checkbox', [1], false],
  ['likert', { a: 1 }, true],
  ['likert', { a: '1' }, false],
  ['likert', null, false],
  ['section', 'a', false],
] as readonly (readonly [FieldKind, unknown, boolean])[])(
  'tells whether a %s may look like %j',
  (kind, value, isFine) => {
    expect(hasValueShape(kind, value)).toBe(isFine);
  },
);
