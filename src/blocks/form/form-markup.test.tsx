import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { expect, it } from 'vitest';
import { FIELD_KINDS, type FieldKind, type FormField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { MASKED_PASSWORD } from '#domain/forms/summarize-value.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { form } from './index.ts';
import { formDefaults } from './schema.ts';

/** The markup of one field. */
function fieldMarkup(kind: FieldKind, changes: Partial<FormField> = {}, language = 'en-US'): string {
  const data = { ...formDefaults(), fields: [{ ...newField(kind, 'f'), title: 'Title', ...changes }] };
  const context = testBlockContext({ language });
  const markup = renderMarkup(createElement(form.render, { id: TEST_BLOCK_ID, data, context }));
  const start = markup.indexOf(`<div id="${TEST_BLOCK_ID}-f"`);
  return markup.slice(start, markup.indexOf('<p class="form-trap"', start));
}
const partsOf = (markup: string) => [...markup.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);

it.each([
  ['text', 'type="text"'],
  ['textarea', '<textarea'],
  ['number', 'inputmode="decimal"'],
  ['currency', 'inputmode="decimal"'],
  ['website', 'type="url"'],
  ['password', 'type="password"'],
  ['twitter', 'type="text"'],
] as const)(
  '%s is one text with the control that fits it, and has no class of its kind [FORM-04] [FBLD-49]',
  (kind, control) => {
    const markup = fieldMarkup(kind);
    expect(markup).toContain(control);
    expect(markup).toContain(`class="form-item field"`);
  },
);

it.each(['text', 'textarea', 'email', 'number', 'website', 'password', 'twitter', 'currency'] as const)(
  '%s shows its placeholder and its description [FBLD-20]',
  (kind) => {
    const markup = fieldMarkup(kind, { placeholder: 'For example', description: 'What we mean' });
    expect(markup).toContain('placeholder="For example"');
    expect(markup).toContain(`<p class="description" id="${TEST_BLOCK_ID}-f-description">What we mean</p>`);
  },
);

it.each([
  ['text', 'FBLD-01'],
  ['textarea', 'FBLD-02'],
  ['email', 'FBLD-03'],
  ['number', 'FBLD-04'],
  ['website', 'FBLD-05'],
  ['password', 'FBLD-06'],
  ['twitter', 'FBLD-07'],
  ['date', 'FBLD-08'],
  ['time', 'FBLD-09'],
  ['name', 'FBLD-10'],
  ['address', 'FBLD-11'],
] as const)('%s shows its description, and that it is required where it is [%s]', (kind, _row) => {
  const required = fieldMarkup(kind, { required: true, description: 'What we mean' });
  expect(required).toContain('<span class="required-mark"> (required)</span>');
  expect(required).toMatch(/class="form-item field[^"]* required"/);
  expect(required).toContain(`<p class="description" id="${TEST_BLOCK_ID}-f-description">What we mean</p>`);
  expect(fieldMarkup(kind)).not.toMatch(/required|class="description"/);
});

it.each(['date', 'time', 'name', 'address'] as const)('%s has no placeholder [FBLD-20]', (kind) => {
  expect(fieldMarkup(kind, { placeholder: 'For example' })).not.toContain('For example');
});

it('a password shows a fixed row of dots, never a value [FBLD-43] [FBLD-44]', () => {
  const markup = fieldMarkup('password', { value: 'hunter2' });
  expect(markup).toContain(`placeholder="${MASKED_PASSWORD}"`);
  expect(markup).not.toContain('hunter2');
});

it('a section has a title and a line below it where that is set, and no control [FBLD-12] [FORM-08]', () => {
  expect(fieldMarkup('section', { underline: true })).toContain('data-underline="true"');
  const markup = fieldMarkup('section', { description: 'About you' });
  expect(markup).not.toMatch(/data-underline|<input|<textarea|<select/);
  expect(markup).toContain('<p class="description">About you</p>');
});

it('currency shows its symbol [FBLD-13] [FBLD-24]', () => {
  expect(fieldMarkup('currency')).toContain('<span class="currency-symbol">$</span>');
  expect(fieldMarkup('currency', { symbol: 'CHF' })).toContain('<span class="currency-symbol">CHF</span>');
});

it('a phone asks for four parts with the country code, else for three [FBLD-14] [FBLD-42] [FORM-12]', () => {
  expect(partsOf(fieldMarkup('phone', { showCountryCode: true }))).toEqual([
    'Country',
    'Areacode',
    'Prefix',
    'Line',
  ]);
  expect(partsOf(fieldMarkup('phone'))).toEqual(['Areacode', 'Prefix', 'Line']);
});

it.each([
  ['en-US', ['Month', 'Day', 'Year'], ['Hour', 'Minute', 'Second', 'Ampm']],
  ['de-DE', ['Day', 'Month', 'Year'], ['Hour', 'Minute', 'Second']],
  ['ja-JP', ['Year', 'Month', 'Day'], ['Hour', 'Minute', 'Second']],
])('dates and times are asked for as %s writes them [FBLD-26]', (language, date, time) => {
  expect(partsOf(fieldMarkup('date', {}, language))).toEqual(date);
  expect(partsOf(fieldMarkup('time', {}, language))).toEqual(time);
});

it.each(FIELD_KINDS.filter((kind) => kind !== 'section' && kind !== 'hidden'))(
  'every control of %s is marked as required and tied to its message [FORM-05] [FORM-39] [FBLD-50] [FBLD-51]',
  (kind) => {
    const oneBox = kind === 'checkbox' ? { options: ['I agree'] } : {};
    const markup = fieldMarkup(kind, { required: true, ...oneBox });
    const controls = [...markup.matchAll(/<(?:input|textarea|select)[^>]*>/g)].map(([tag]) => tag);
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) expect(control).toContain('field-element required');
    // Radio buttons have neither state: the group they stand in does.
    const single = controls.filter((control) => !control.includes('type="radio"'));
    const tied = single.length > 0 ? single : [/<fieldset[^>]*>/.exec(markup)?.[0] ?? ''];
    for (const control of tied) {
      expect(control).toMatch(new RegExp(`aria-describedby="${TEST_BLOCK_ID}-f-error`));
    }
    expect(markup).toContain('aria-required="true"');
  },
);

it('of several boxes none is required by itself: the title says that an answer is [FORM-05]', () => {
  const markup = fieldMarkup('checkbox', { required: true });
  expect(markup).not.toContain('aria-required');
  expect(markup).toContain('<span class="required-mark"> (required)</span>');
});

it('a hidden field shows nothing and carries its key and its value [FBLD-19] [FORM-19]', () => {
  const markup = fieldMarkup('hidden', { key: 'source', value: 'poster' });
  expect(markup).toContain('hidden=""');
  expect(markup).toContain(
    `<input type="hidden" name="${TEST_BLOCK_ID}-f" value="poster" data-key="source">`,
  );
});

it('an address is asked for as the country of the page writes it [DSGN-64]', () => {
  expect(partsOf(fieldMarkup('address', {}, 'en-US'))).toEqual(
    'Line1 Line2 City State Zip Country'.split(' '),
  );
  expect(partsOf(fieldMarkup('address', {}, 'de'))).toEqual('Line1 Line2 Zip City State Country'.split(' '));
});
