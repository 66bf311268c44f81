import { expect, it } from 'vitest';
import { dateTimeFormat } from './date-time-format.ts';
import { FIELD_KIND_RULES, type FieldSetting } from './field-kinds.ts';
import { FIELD_KINDS, type FieldKind } from './form-field.ts';
import { formFieldSchema } from './form-field-schema.ts';
import { formSettingsOf } from './form-settings.ts';
import { newField, startingFields } from './new-field.ts';
import { fieldTitle, publishedFields, usableOptions } from './published-fields.ts';
import { MASKED_PASSWORD, namedParts, summarizeValue } from './summarize-value.ts';

/** The rows of the kinds, with the settings beside title and description. */
const ROWS: readonly (readonly [FieldKind, string, readonly FieldSetting[]])[] = [
  ['text', 'FBLD-01', ['required', 'placeholder']],
  ['textarea', 'FBLD-02', ['required', 'placeholder', 'maxLength']],
  ['email', 'FBLD-03', ['required', 'placeholder']],
  ['number', 'FBLD-04', ['required', 'placeholder']],
  ['website', 'FBLD-05', ['required', 'placeholder']],
  ['password', 'FBLD-06', ['required', 'placeholder']],
  ['twitter', 'FBLD-07', ['required', 'placeholder']],
  ['date', 'FBLD-08', ['required']],
  ['time', 'FBLD-09', ['required']],
  ['name', 'FBLD-10', ['required']],
  ['address', 'FBLD-11', ['required']],
  ['section', 'FBLD-12', ['underline']],
  ['currency', 'FBLD-13', ['required', 'symbol', 'placeholder']],
  ['phone', 'FBLD-14', ['required', 'showCountryCode']],
  ['radio', 'FBLD-15', ['required', 'options']],
  ['checkbox', 'FBLD-16', ['required', 'options']],
  ['select', 'FBLD-17', ['required', 'options']],
  ['likert', 'FBLD-18', ['required', 'options']],
  ['hidden', 'FBLD-19', ['key']],
];

it.each(ROWS)(
  '%s has the settings of its row and starts with data that parses [%s] [FBLD-20] [FBLD-21]',
  (kind, _row, settings) => {
    expect(FIELD_KIND_RULES[kind].settings.toSorted()).toEqual(settings.toSorted());
    expect(formFieldSchema.parse(newField(kind, 'f'))).toEqual(newField(kind, 'f'));
  },
);

const x = (count: number): string => 'x'.repeat(count);

it.each([
  ['id', x(60), x(61)],
  ['id', 'a-b_1', ''],
  ['id', 'a', 'a b'],
  ['id', 'a', ' a'],
  ['kind', 'date', 'signature'],
])('takes the %s %j, and no field with %j [FBLD-29]', (setting, taken, refused) => {
  const field = newField('text', 'f');
  expect(formFieldSchema.parse({ ...field, [setting]: taken })).toEqual({ ...field, [setting]: taken });
  expect(formFieldSchema.safeParse({ ...field, [setting]: refused }).success).toBe(false);
});

it.each([
  ['title', x(300), x(301), ''],
  ['description', x(2000), x(2001), ''],
  ['placeholder', x(300), x(301), ''],
  ['key', x(100), x(101), ''],
  ['value', x(2000), x(2001), ''],
  ['required', true, 'yes', false],
  ['showCountryCode', true, 1, false],
  ['underline', true, null, false],
  ['options', [x(500), ''], [x(501)], []],
  ['options', Array.from({ length: 100 }, () => 'a'), Array.from({ length: 101 }, () => 'a'), []],
] as const)(
  'keeps the %s %j, and instead of %j what is empty [FBLD-20]',
  (setting, kept, replaced, empty) => {
    const field = newField('text', 'f');
    expect(formFieldSchema.parse({ ...field, [setting]: kept })[setting]).toEqual(kept);
    expect(formFieldSchema.parse({ ...field, [setting]: replaced })[setting]).toEqual(empty);
  },
);

it('has a row for every kind', () => {
  expect(ROWS.map(([kind]) => kind).toSorted()).toEqual(FIELD_KINDS.toSorted());
});

it('takes a currency symbol of up to 3 characters, $ to begin with [FBLD-24]', () => {
  expect(newField('currency').symbol).toBe('$');
  expect(formFieldSchema.parse({ ...newField('currency', 'c'), symbol: 'CHF' }).symbol).toBe('CHF');
  expect(formFieldSchema.parse({ ...newField('currency', 'c'), symbol: 'EURO' }).symbol).toBe('$');
});

it.each([
  [10_000, 10_000],
  [10_001, 0],
  [-1, 0],
  [1.5, 0],
  ['many', 0],
])('keeps a maximum length of %j as %j [FBLD-37]', (maxLength, kept) => {
  expect(formFieldSchema.parse({ ...newField('textarea', 't'), maxLength }).maxLength).toBe(kept);
});

it('keeps stored maximums but does not apply them with the form-handler flag off [FBLD-33]', () => {
  const fields = [{ ...newField('textarea', 't'), maxLength: 20 }];
  expect(publishedFields('b', fields)[0]?.maxLength).toBe(20);
  expect(publishedFields('b', fields, { hasFormHandler: false })[0]?.maxLength).toBe(0);
  expect(fields[0]?.maxLength).toBe(20);
});

it('has a fixed likert scale; only its statements can be edited [FBLD-46]', () => {
  const field = { ...newField('likert', 'l'), scale: [1, 2, 3] };
  expect(formFieldSchema.parse(field)).not.toHaveProperty('scale');
  expect(FIELD_KIND_RULES.likert.settings).toEqual(['required', 'options']);
});

it('starts a form with name, email, subject and message [FBLD-28]', () => {
  expect(startingFields().map((field) => `${field.kind} ${field.title}`)).toEqual([
    'name Name',
    'email Email',
    'text Subject',
    'textarea Message',
  ]);
  expect(startingFields().map((field) => `${field.id}${field.required ? '*' : ''}`)).toEqual([
    'name*',
    'email*',
    'subject',
    'message*',
  ]);
});

it('starts a field with what its kind needs, and nothing in the rest [FBLD-20]', () => {
  const empty = {
    id: 'f',
    title: '',
    description: '',
    required: false,
    placeholder: '',
    maxLength: 0,
    symbol: '',
    showCountryCode: false,
    options: [],
    underline: false,
    key: '',
    value: '',
  };
  expect(newField('text', 'f')).toEqual({ ...empty, kind: 'text', title: 'Text' });
  expect(newField('hidden', 'f')).toEqual({ ...empty, kind: 'hidden', key: 'source' });
  const options = ['Option 1', 'Option 2', 'Option 3'];
  expect(newField('radio', 'f')).toEqual({ ...empty, kind: 'radio', title: 'One choice', options });
  expect(newField('likert', 'f').options).toEqual([
    'I am happy with the result.',
    'I would recommend this to a friend.',
  ]);
});

it('follows the settings of the site [FORM-46] [FBLD-31]', () => {
  expect(formSettingsOf({ captchaSiteKey: 'key', usesFormHandler: false })).toEqual({
    captchaSiteKey: 'key',
    hasFormHandler: false,
  });
});

it('publishes fields with ids of their own in each form, and never without a title [FORM-01] [FBLD-22] [FBLD-47]', () => {
  const fields = publishedFields('block', [
    { ...newField('text', 'a'), title: ' ' },
    newField('hidden', 'h'),
  ]);
  expect(fields.map((field) => [field.id, field.title])).toEqual([
    ['block-a', 'Text'],
    ['block-h', 'source'],
  ]);
  expect(fieldTitle({ ...newField('email'), title: 'Your email' })).toBe('Your email');
});

it('leaves out empty and repeated options [FBLD-23]', () => {
  expect(usableOptions(['a', '', ' a ', 'b'])).toEqual(['a', 'b']);
});

it.each([
  ['en-US', ['Month', 'Day', 'Year'], true],
  ['de-DE', ['Day', 'Month', 'Year'], false],
  ['ja-JP', ['Year', 'Month', 'Day'], false],
  ['no such language', ['Month', 'Day', 'Year'], true],
])('%s writes dates as %j [FBLD-26]', (language, dateOrder, isTwelveHours) => {
  expect(dateTimeFormat(language)).toEqual({ dateOrder, isTwelveHours });
});

it.each([
  ['name', ['Ada', 'Lovelace'], 'Ada Lovelace'],
  ['phone', ['', '555', '123', '4567'], '555 123 4567'],
  ['address', ['1 Way', '', 'Town', '', '123', 'Land'], '1 Way, Town, 123, Land'],
  ['date', ['2', '29', '2024'], '2/29/2024'],
  ['date', ['', '', ''], ''],
  ['date', [' 2 ', '', ''], '2//'],
  ['date', ['', '29', ''], '/29/'],
  ['date', ['', '', '2024'], '//2024'],
  ['time', ['1', '05', '09', ''], '1:05:09'],
  ['time', [' ', ' ', ' ', 'AM'], ''],
  ['name', ['', ' Lovelace '], 'Lovelace'],
  ['time', ['1', '05', '', 'PM'], '1:05 PM'],
  ['time', ['', '', '', 'AM'], ''],
  ['checkbox', ['A', 'B'], 'A, B'],
  ['likert', { Fast: -2, Kind: 2 }, 'Fast: Strongly Disagree\nKind: Strongly Agree'],
  ['text', 'plain', 'plain'],
] as const)('summarises %s %j as %j [FORM-21]', (kind, value, text) => {
  expect(summarizeValue(kind, value)).toBe(text);
});

it('names the parts of a composite answer [FORM-21]', () => {
  expect(namedParts('name', ['Ada', 'Lovelace'])).toEqual([
    { name: 'First', value: 'Ada' },
    { name: 'Last', value: 'Lovelace' },
  ]);
  expect(namedParts('name', ['Ada'])).toEqual([
    { name: 'First', value: 'Ada' },
    { name: 'Last', value: '' },
  ]);
  expect(namedParts('text', 'a')).toBeNull();
  expect(namedParts('name', undefined)).toBeNull();
  expect(namedParts('checkbox', ['a'])).toBeNull();
  expect(summarizeValue('text', undefined)).toBe('');
  expect(summarizeValue('likert', { Fast: 7 })).toBe('Fast: ');
});

it('masks passwords with eight dots [FBLD-43] [FBLD-44]', () => {
  expect(MASKED_PASSWORD).toBe('••••••••');
});
