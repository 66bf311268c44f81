import { describe, expect, it } from 'vitest';
import { countCharacters, counterText, exceedsMaximum, readMaximum } from './count-characters.ts';
import type { FieldValue } from './field-value.ts';
import type { FieldKind } from './form-field.ts';
import { isEmailAddress } from './is-email-address.ts';
import { newField } from './new-field.ts';
import type { Words } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
import { validateField, validateFields } from './validate-field.ts';

const textOf = (words: Words | null) => (words === null ? null : translateEnglish(words));

const field = (kind: FieldKind, changes: object = {}) => ({
  ...newField(kind, 'f'),
  title: 'Field',
  ...changes,
});
const check = (kind: FieldKind, value: FieldValue, changes: object = {}) =>
  textOf(validateField(field(kind, changes), value));

describe('maximum length', () => {
  it.each([
    ['a'.repeat(5), 5, null, 'as long as the maximum'],
    ['a'.repeat(6), 5, 'You have exceeded the character limit.', 'longer than the maximum'],
    ['a'.repeat(60), 0, null, '0 is no limit'],
    ['👩‍👩‍👧‍👦é', 2, null, 'an emoji and an accented letter are one each'],
    ['a\r\nb', 3, null, 'a line break is one'],
  ])(
    'checks %j against %i: %s (%s) [FORM-28] [FORM-30] [FORM-31] [BLK-101] [BLK-104] [FBLD-36]',
    (text, maxLength, message, _why) => {
      expect(check('textarea', text, { maxLength })).toBe(message);
    },
  );

  it('lets an optional field left empty pass [FORM-29]', () => {
    expect(check('textarea', '', { maxLength: 1 })).toBeNull();
  });

  it.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    ['many', 0],
    ['-4', 0],
    ['12', 12],
    ['12.7', 12],
    ['Infinity', 0],
    [7, 7],
  ])('reads the maximum %j as %i [BLK-102] [FBLD-35]', (value, maximum) => {
    expect(readMaximum(value)).toBe(maximum);
  });

  it('counts "count / max", and nothing for a maximum of 0 [BLK-99] [BLK-103] [FBLD-34]', () => {
    expect(counterText('abc', 10)).toBe('3 / 10');
    expect(counterText('abc', 0)).toBeNull();
  });

  it('stops counting a huge text early', () => {
    expect(exceedsMaximum('é'.repeat(100_000), 10)).toBe(true);
    expect(countCharacters('é\r\né')).toBe(3);
    expect(countCharacters('é'.repeat(1000), 10)).toBe(11);
  });
});

it.each([
  ['a@b.co', true],
  ['first.last+tag@sub.example.com', true],
  ['me@example.info', true],
  ['a@b.c1', true],
  ['a@b', false],
  ['@b.co', false],
  ['a@.co', false],
  ['a b@c.co', false],
  ['me@example.photography', false],
  ['a@b.c', false],
  ['a@b.c-m', false],
  ['a@b@c.co', false],
  ['a@', false],
  ['a@b.co ', false],
  [' a@b.co', false],
  ['a@b..co', false],
  ['a@b c.co', false],
  [`${'a'.repeat(251)}@b.co`, true],
  [`${'a'.repeat(252)}@b.co`, false],
])('email rule: %s is %s [FORM-32] [FORM-36] [FBLD-38] [LINK-38] [LINK-39]', (text, isValid) => {
  expect(isEmailAddress(text)).toBe(isValid);
});

it('names a sample address in the email message, without braces [FORM-34] [FORM-35] [FBLD-40] [LINK-40]', () => {
  expect(check('email', 'nope')).toBe(
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  );
});

it.each(['email', 'number', 'website', 'twitter', 'currency'] as const)(
  'an optional %s left empty passes [FORM-33] [FORM-38] [FBLD-39] [LINK-41]',
  (kind) => expect(check(kind, '  ')).toBeNull(),
);

it.each([
  ['text', '', 'Field is required.'],
  ['name', ['', ' '], 'Field is required.'],
  ['name', ['', 'Last'], null],
  ['checkbox', [], 'Field is required.'],
  ['likert', {}, 'Field is required.'],
  ['likert', { 'I am happy with the result.': 1 }, 'Field is required.'],
  ['likert', { 'I am happy with the result.': 1, 'I would recommend this to a friend.': -2 }, null],
  ['radio', 'Option 1', null],
  ['checkbox', ['Option 1'], null],
  ['section', '', null],
  ['phone', ['', '', '', '4567'], null],
  ['address', ['', '', '', '', '', 'Land'], null],
  ['time', ['', '', '', 'AM'], 'Field is required.'],
  ['date', ['', '1', ''], 'Please enter a real date.'],
] as const)('a required %s with %j: %s [FORM-37]', (kind, value, message) => {
  expect(check(kind, value as FieldValue, { required: true })).toBe(message);
});

it.each([
  ['number', '12', null],
  ['number', '-1.5', null],
  ['number', ' +25 ', null],
  ['number', '5.', null],
  ['number', '12.25', null],
  ['number', '.', 'Please enter a number.'],
  ['number', '1.2.3', 'Please enter a number.'],
  ['number', '1 2', 'Please enter a number.'],
  ['number', '--1', 'Please enter a number.'],
  ['number', 'twelve', 'Please enter a number.'],
  ['number', '1e5', 'Please enter a number.'],
  ['currency', '.99', null],
  ['currency', '$5', 'Please enter a number.'],
  ['website', 'https://example.com/a?b#c', null],
  ['website', 'example.co', null],
  ['website', 'HTTP://www.my-house.EXAMPLE.com', null],
  ['website', 'https://a.1b2.example.com:80801?a', null],
  ['website', 'münchen.example.de#a', null],
  ['website', 'https://example.com:808011', 'Please enter a web address, such as https://example.com.'],
  ['website', '-a.example.com', 'Please enter a web address, such as https://example.com.'],
  ['website', 'a-.example.com', 'Please enter a web address, such as https://example.com.'],
  ['website', 'a_b.example.com', 'Please enter a web address, such as https://example.com.'],
  ['website', 'see example.com', 'Please enter a web address, such as https://example.com.'],
  ['website', 'example.com/a b', 'Please enter a web address, such as https://example.com.'],
  ['website', 'ftp://example.com', 'Please enter a web address, such as https://example.com.'],
  ['website', `example.com/${'x'.repeat(1988)}`, null],
  ['website', `example.com/${'x'.repeat(1989)}`, 'Please enter a web address, such as https://example.com.'],
  ['website', 'javascript:alert(1)', 'Please enter a web address, such as https://example.com.'],
  ['website', 'example', 'Please enter a web address, such as https://example.com.'],
  ['website', 'example.c', 'Please enter a web address, such as https://example.com.'],
  ['twitter', '@portico_builds', null],
  ['twitter', `@${'x'.repeat(15)}`, null],
  ['twitter', 'portico_builds', null],
  ['twitter', 'x@y', 'Please enter a name of up to 15 letters, digits or underscores.'],
  ['twitter', 'a b', 'Please enter a name of up to 15 letters, digits or underscores.'],
  ['twitter', 'x'.repeat(16), 'Please enter a name of up to 15 letters, digits or underscores.'],
  ['date', ['2', '29', '2024'], null],
  ['date', ['2', '29', '2023'], 'Please enter a real date.'],
  ['date', ['13', '1', '2023'], 'Please enter a real date.'],
  ['date', ['0', '1', '2023'], 'Please enter a real date.'],
  ['date', ['1', '0', '2023'], 'Please enter a real date.'],
  ['date', ['1', '1', '0'], 'Please enter a real date.'],
  ['date', [' 1 ', ' 1 ', ' 1 '], null],
  ['date', ['12', '31', '9999'], null],
  ['date', ['12', '31', '10000'], 'Please enter a real date.'],
  ['date', ['1', '32', '2023'], 'Please enter a real date.'],
  ['date', ['2', '28', '1900'], null],
  ['date', ['2', '29', '1900'], 'Please enter a real date.'],
  ['date', ['2', '29', '2000'], null],
  ['date', ['4', '30', '2023'], null],
  ['date', ['6', '31', '2023'], 'Please enter a real date.'],
  ['date', ['9', '31', '2023'], 'Please enter a real date.'],
  ['date', ['11', '31', '2023'], 'Please enter a real date.'],
  ['date', ['1e', '1', '2023'], 'Please enter a real date.'],
  ['date', ['1', '+1', '2023'], 'Please enter a real date.'],
  ['date', ['1', '1', '2e3'], 'Please enter a real date.'],
  ['date', ['4', '31', '2023'], 'Please enter a real date.'],
  ['date', ['4', '', '2023'], 'Please enter a real date.'],
  ['time', ['12', '30', '', 'PM'], null],
  ['time', ['', '', '', 'AM'], null],
  ['time', ['13', '30', '', 'PM'], 'Please enter a real time.'],
  ['time', ['0', '30', '', 'AM'], 'Please enter a real time.'],
  ['time', [' 1 ', '05', ' 9 ', ' am '], null],
  ['time', ['0', '0', '', ''], null],
  ['time', ['1', '60', '', ''], 'Please enter a real time.'],
  ['time', ['1', '59', '60', ''], 'Please enter a real time.'],
  ['time', ['1', '30', '', 'noon'], 'Please enter a real time.'],
  ['time', ['1', '30', '', 'amp'], 'Please enter a real time.'],
  ['time', ['1', '30', '', 'spam'], 'Please enter a real time.'],
  ['time', ['001', '30', '', ''], 'Please enter a real time.'],
  ['time', ['+1', '30', '', ''], 'Please enter a real time.'],
  ['time', ['1', '', '', ''], 'Please enter a real time.'],
  ['time', ['1', '030', '', ''], 'Please enter a real time.'],
  ['time', ['1', '+3', '', ''], 'Please enter a real time.'],
  ['time', ['1', '30', '009', ''], 'Please enter a real time.'],
  ['time', ['1', '30', '+9', ''], 'Please enter a real time.'],
  ['time', ['23', '59', '59', ''], null],
  ['time', ['24', '00', '', ''], 'Please enter a real time.'],
  ['radio', 'Option 1', null],
  ['radio', 'Another', 'Please choose one of the options.'],
  ['checkbox', ['Option 1', 'Option 3'], null],
  ['checkbox', ['Option 1', 'X'], 'Please choose one of the options.'],
  ['likert', { 'I am happy with the result.': -2 }, null],
  ['likert', { 'I am happy with the result.': 2 }, null],
  ['likert', { 'I am happy with the result.': 1.5 }, 'Please answer with one of the five choices.'],
  ['likert', { 'I am happy with the result.': -3 }, 'Please answer with one of the five choices.'],
  [
    'likert',
    { 'I am happy with the result.': 1, 'Not asked': 1 },
    'Please answer with one of the five choices.',
  ],
  ['select', 'Another', 'Please choose one of the options.'],
  ['hidden', 'anything', null],
  ['likert', { 'I am happy with the result.': 3 }, 'Please answer with one of the five choices.'],
  ['likert', { 'Not asked': 1 }, 'Please answer with one of the five choices.'],
  ['phone', ['', '1', '2', '3'], null],
] as const)(
  '%s %j: %s [FORM-17] [FORM-38] [FBLD-15] [FBLD-16] [FBLD-17] [FBLD-27]',
  (kind, value, message) => {
    expect(check(kind, value as FieldValue)).toBe(message);
  },
);

it('gives every failing field its message at once [FORM-24]', () => {
  const fields = [
    field('email', { id: 'a' }),
    field('text', { id: 'b', required: true }),
    field('text', { id: 'c' }),
  ];
  expect(Object.keys(validateFields(fields, { a: 'x', b: '', c: 'fine' }))).toEqual(['a', 'b']);
  expect(Object.keys(validateFields(fields, {}))).toEqual(['b']);
});
