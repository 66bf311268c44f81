import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JsonValue } from '#lib/json.ts';
import { plainTextOf, richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { RichTextField } from './rich-text-field.tsx';

let host: HTMLElement;
let root: Root;
let saved: JsonValue[];

async function show(value: JsonValue): Promise<void> {
  await act(async () =>
    root.render(
      <RichTextField
        control={{ control: 'rich-text', label: 'Answer' }}
        value={value}
        error={null}
        onChange={(changed) => saved.push(changed)}
      />,
    ),
  );
}
beforeEach(async () => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  saved = [];
  await show(richTextOf('Yes'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

const text = (): HTMLElement => {
  const found = host.querySelector<HTMLElement>('[contenteditable="true"]');
  if (found === null) throw new Error('There is no text.');
  return found;
};
const focus = async (): Promise<void> => {
  await userEvent.click(text().querySelector('p') ?? text());
  await userEvent.keyboard('{Control>}{End}{/Control}');
};
const lastSaved = (): string => plainTextOf(richTextSchema.parse(saved.at(-1)));

it('takes back what was typed in it, and brings it again [EDIT-72]', async () => {
  await focus();
  await userEvent.keyboard(', of course');
  await vi.waitFor(() => expect(lastSaved()).toBe('Yes, of course'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text().textContent).toBe('Yes');
  await vi.waitFor(() => expect(lastSaved()).toBe('Yes'));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await vi.waitFor(() => expect(lastSaved()).toBe('Yes, of course'));
});

it('does not take back what was changed elsewhere [EDIT-72]', async () => {
  await show(richTextOf('From Bob'));
  expect(text().textContent).toBe('From Bob');
  await focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text().textContent).toBe('From Bob');
});

it('offers styles behind a slash, by keyboard, with each choice said [EDIT-192]', async () => {
  await focus();
  await userEvent.keyboard('{Enter}/');
  // The menu is fetched when it is first asked for.
  await vi.waitFor(() => expect(document.querySelector('[role="listbox"]')).not.toBeNull(), 20_000);
  const options = () => [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent);
  expect(options()).not.toContain('Image');
  await userEvent.keyboard('bul');
  await vi.waitFor(() => expect(options()).toEqual(['Bulleted list-']));
  expect(document.querySelector('output')?.textContent).toContain('Bulleted list, 1 of 1');
  const menu = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
  expect(menu?.right ?? Infinity).toBeLessThanOrEqual(window.innerWidth);
  await userEvent.keyboard('{Enter}Milk');
  await vi.waitFor(() => expect(lastSaved()).toBe('Yes\nMilk'));
  expect(text().querySelector('li')?.textContent).toBe('Milk');
  expect(document.querySelector('[role="listbox"]')).toBeNull();
});
