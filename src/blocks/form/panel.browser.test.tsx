import { sayLabel } from '#ui/say-label.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormField } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import type { JsonObject } from '#lib/json.ts';
import { Panel } from './panel.tsx';
import { formDefaults, type FormData } from './schema.ts';

let root: Root;
let saved: { fields: readonly FormField[]; labels: string[] };

beforeEach(() => {
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Host({
  initial,
  hasFormHandler = true,
}: {
  readonly initial: FormData;
  readonly hasFormHandler?: boolean;
}) {
  const [data, setData] = useState(initial);
  return (
    <Panel
      data={data as unknown as JsonObject}
      field={(name) => <p>{`control ${name}`}</p>}
      MailingListField={() => <p>control mailingList</p>}
      hasFormHandler={hasFormHandler}
      onChange={(field, value, label) => {
        const next = { ...data, [field]: value } as FormData;
        saved = { fields: next.fields, labels: [...saved.labels, sayLabel(label)] };
        setData(next);
      }}
    />
  );
}

function show(changes: Partial<FormData> = {}): void {
  const initial = { ...formDefaults(), ...changes };
  saved = { fields: initial.fields, labels: [] };
  flushSync(() => root.render(<Host initial={initial} />));
}

const titles = () => saved.fields.map((field) => field.title);
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('adds a field of a kind after the selected one and edits its settings [FBLD-16] [FBLD-23] [FBLD-28]', async () => {
  show();
  await userEvent.click(page.getByRole('row', { name: 'Email' }));
  await userEvent.click(button('Add field'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Checkboxes' }));
  expect(titles()).toEqual(['Name', 'Email', 'Checkboxes', 'Subject', 'Message']);
  await userEvent.fill(page.getByLabelText('Options'), 'Tea\nCoffee\nTea');
  expect(saved.fields[2]?.options).toEqual(['Tea', 'Coffee', 'Tea']);
  await expect.element(page.getByText('“Tea” stands there twice.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Title'), 'Drinks');
  expect(titles()[2]).toBe('Drinks');
});

it.each([
  ['Text', 'FBLD-01', ['Title', 'Description', 'Placeholder', 'Required']],
  ['Text box', 'FBLD-02', ['Title', 'Description', 'Placeholder', 'Maximum length', 'Required']],
  ['Email', 'FBLD-03', ['Title', 'Description', 'Placeholder', 'Required']],
  ['Number', 'FBLD-04', ['Title', 'Description', 'Placeholder', 'Required']],
  ['Website', 'FBLD-05', ['Title', 'Description', 'Placeholder', 'Required']],
  ['Password', 'FBLD-06', ['Title', 'Description', 'Placeholder', 'Required']],
  ['Twitter', 'FBLD-07', ['Title', 'Description', 'Placeholder', 'Required']],
  ['Date', 'FBLD-08', ['Title', 'Description', 'Required']],
  ['Time', 'FBLD-09', ['Title', 'Description', 'Required']],
  ['Name', 'FBLD-10', ['Title', 'Description', 'Required']],
  ['Address', 'FBLD-11', ['Title', 'Description', 'Required']],
  ['Heading', 'FBLD-12', ['Title', 'Description', 'Line below']],
  ['Phone', 'FBLD-14', ['Title', 'Description', 'Ask for the country code', 'Required']],
] as const)(
  'a field of the kind %s has its own settings, which are kept [%s] [FBLD-20]',
  async (kind, _row, labels) => {
    show({ fields: [] });
    await userEvent.click(button('Add field'));
    await userEvent.click(page.getByRole('menuitem', { name: kind, exact: true }));
    const settings = page.getByRole('region', { name: `Settings of ${kind}` }).element();
    expect([...settings.querySelectorAll('label')].map((label) => label.textContent)).toEqual(labels);
    await userEvent.fill(page.getByLabelText('Description'), 'What we mean');
    await userEvent.click(page.getByText(labels.at(-1) ?? '', { exact: true }));
    const [kept] = saved.fields;
    expect([kept?.description, kept?.required || kept?.underline]).toEqual(['What we mean', true]);
  },
);

it('moves, duplicates and deletes a field; its id stays with it [FBLD-28] [FBLD-29]', async () => {
  show();
  await userEvent.click(page.getByRole('row', { name: 'Subject' }));
  await userEvent.click(button('Move Subject up'));
  expect(titles()).toEqual(['Name', 'Subject', 'Email', 'Message']);
  expect(saved.fields[1]?.id).toBe('subject');
  await userEvent.click(button('Duplicate Subject'));
  expect(titles()).toEqual(['Name', 'Subject', 'Subject', 'Email', 'Message']);
  expect(new Set(saved.fields.map((field) => field.id)).size).toBe(5);
  await userEvent.click(button('Delete Subject'));
  expect(titles()).toEqual(['Name', 'Subject', 'Email', 'Message']);
  expect(saved.labels).toEqual(['Move field', 'Duplicate field', 'Delete field']);
});

it('reorders by keyboard from the handle [FBLD-28]', async () => {
  show();
  const handle = document.querySelector<HTMLElement>('[aria-label="Fields of the form"] button');
  handle?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(titles).toEqual(['Email', 'Subject', 'Name', 'Message']);
});

it('says what is wrong: no title, no storage, a bad address, the limit of fields [FBLD-22] [FBLD-30] [FBLD-66]', async () => {
  show({
    fields: Array.from({ length: 100 }, (_, index) => newField('text', `f${index}`)),
    notifyEmail: 'nope',
  });
  await expect.element(page.getByText('A form can hold at most 100 fields.')).toBeVisible();
  await expect.element(page.getByText('Please enter a valid email')).toBeVisible();
  flushSync(() =>
    root.render(<Host key="1" initial={{ ...formDefaults(), notifyEmail: 'ada@studio.berlin' }} />),
  );
  await expect.element(page.getByRole('group', { name: 'Build' })).toBeVisible();
  expect(document.body.textContent).not.toContain('Please enter a valid email');
  flushSync(() => root.render(<Host key="2" initial={{ ...formDefaults(), keepSubmissions: false }} />));
  await expect.element(page.getByText('Answers would be lost')).toBeVisible();
});

it('has the fieldsets build, storage, advanced, captcha and disclaimer with their controls [FBLD-60] [FBLD-62] [FBLD-63] [FBLD-64] [FBLD-65]', async () => {
  show({ opensInOverlay: true, needsConsent: true });
  await expect.element(page.getByRole('group', { name: 'Build' })).toBeVisible();
  const contents = [...document.querySelectorAll('fieldset')].map((set) => [
    set.querySelector('legend')?.textContent,
    [...set.querySelectorAll('p')].map((each) => each.textContent),
  ]);
  const controls = (...names: string[]) => names.map((name) => `control ${name}`);
  expect(contents).toEqual([
    ['Build', controls('name')],
    ['Storage', controls('purpose', 'notifyEmail', 'keepSubmissions', 'mailingList')],
    [
      'Advanced',
      controls(
        'submitText',
        'alignment',
        'successText',
        'successLink',
        'postSubmitHtml',
        'opensInOverlay',
        'overlayButtonText',
      ),
    ],
    ['Captcha', controls('captcha')],
    ['Disclaimer', controls('disclaimer', 'needsConsent', 'consentText')],
  ]);
  expect(page.getByRole('grid', { name: 'Fields of the form' }).query()).not.toBeNull();
});

it('offers a maximum length with the form-handler flag on only [FBLD-31] [FBLD-32] [FBLD-33]', async () => {
  show();
  await userEvent.click(page.getByRole('row', { name: 'Message' }));
  await expect.element(page.getByRole('textbox', { name: 'Maximum length' })).toBeVisible();
  flushSync(() => root.render(<Host key="off" initial={formDefaults()} hasFormHandler={false} />));
  await userEvent.click(page.getByRole('row', { name: 'Message' }));
  await expect.element(page.getByLabelText('Title')).toHaveValue('Message');
  expect(page.getByRole('textbox', { name: 'Maximum length' }).query()).toBeNull();
});

it('takes whole numbers from 1 to 10000 as a maximum length; clearing it takes the limit away [FBLD-37]', async () => {
  show();
  await userEvent.click(page.getByRole('row', { name: 'Message' }));
  const maximum = page.getByRole('textbox', { name: 'Maximum length' });
  const enter = async (text: string): Promise<number | undefined> => {
    await userEvent.fill(maximum, text);
    await userEvent.tab();
    return saved.fields.find(({ id }) => id === 'message')?.maxLength;
  };
  expect(await enter('250')).toBe(250);
  expect(await enter('10001')).toBe(10_000);
  expect(await enter('')).toBe(0);
  expect(await enter('1')).toBe(1);
});

it('takes a currency symbol of up to 3 characters, $ to begin with [FBLD-13] [FBLD-24]', async () => {
  show({ fields: [newField('currency', 'c')] });
  await userEvent.click(page.getByRole('row', { name: 'Currency' }));
  await expect.element(page.getByLabelText('Currency symbol')).toHaveValue('$');
  await userEvent.clear(page.getByLabelText('Currency symbol'));
  await userEvent.type(page.getByLabelText('Currency symbol'), 'EURO');
  expect(saved.fields[0]?.symbol).toBe('EUR');
});

it('asks for a key of a hidden field, unique within the form [FBLD-19] [FBLD-25]', async () => {
  show({ fields: [newField('hidden', 'a'), { ...newField('hidden', 'b'), key: 'other' }] });
  await userEvent.click(page.getByRole('row', { name: 'other' }));
  await userEvent.fill(page.getByLabelText('Key'), 'source');
  await expect.element(page.getByText('Another hidden field has this key.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Key'), '');
  await expect.element(page.getByText('A hidden field needs a key.')).toBeVisible();
});
