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

function Host({ initial }: { readonly initial: FormData }) {
  const [data, setData] = useState(initial);
  return (
    <Panel
      data={data as unknown as JsonObject}
      onChange={(field, value, label) => {
        const next = { ...data, [field]: value } as FormData;
        saved = { fields: next.fields, labels: [...saved.labels, label] };
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
  flushSync(() => root.render(<Host key="2" initial={{ ...formDefaults(), keepSubmissions: false }} />));
  await expect.element(page.getByText('Answers would be lost')).toBeVisible();
});
