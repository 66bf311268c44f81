import { expect, it } from 'vitest';
import { dateTimeFormat } from './date-time-format.ts';
import { FIELD_KIND_ROOMS } from './field-kinds.ts';
import { FIELD_KINDS } from './form-field.ts';
import { formFieldSchema } from './form-field-schema.ts';
import { newField, startingFields } from './new-field.ts';
import { fieldTitle, publishedFields, usableOptions } from './published-fields.ts';
import { MASKED_PASSWORD, namedParts, summarizeValue } from './summarize-value.ts';

const PLACEHOLDER = ['text', 'textarea', 'email', 'number', 'website', 'password', 'twitter', 'currency'];

it.each(FIELD_KINDS)(
  '%s has the settings of its row and starts with data that parses [FBLD-01] [FBLD-13] [FBLD-20] [FBLD-21]',
  (kind) => {
    const { settings } = FIELD_KIND_ROOMS[kind];
    expect(settings.includes('required')).toBe(kind !== 'section' && kind !== 'hidden');
    expect(settings.includes('placeholder')).toBe(PLACEHOLDER.includes(kind));
    expect(settings.includes('underline')).toBe(kind === 'section');
    expect(settings.includes('symbol')).toBe(kind === 'currency');
    expect(settings.includes('showCountryCode')).toBe(kind === 'phone');
    expect(settings.includes('options')).toBe(['radio', 'checkbox', 'select', 'likert'].includes(kind));
    expect(settings.includes('key')).toBe(kind === 'hidden');
    expect(settings.includes('maxLength')).toBe(kind === 'textarea');
    expect(formFieldSchema.parse(newField(kind, 'f'))).toEqual(newField(kind, 'f'));
  },
);

it('starts a form with name, email, subject and message [FBLD-28]', () => {
  expect(startingFields().map((field) => `${field.kind} ${field.title}`)).toEqual([
    'name Name',
    'email Email',
    'text Subject',
    'textarea Message',
  ]);
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
  expect(namedParts('text', 'a')).toBeNull();
});

it('masks passwords with eight dots [FBLD-43] [FBLD-44]', () => {
  expect(MASKED_PASSWORD).toBe('••••••••');
});
