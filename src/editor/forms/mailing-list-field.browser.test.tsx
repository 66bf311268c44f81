import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MailingListConnection } from '#domain/newsletters/mailing-list-connection.ts';
import { MailingListField } from './mailing-list-field.tsx';

const LIST = { id: '0199f3b4c0de0a1b2c3d4e11', name: 'News', isDoubleOptIn: false };

let root: Root;
let chosen: (MailingListConnection | null)[];

beforeEach(() => {
  chosen = [];
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(lists: readonly object[], value: MailingListConnection | null, isOptional: boolean): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ lists }));
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MailingListField value={value} isOptional={isOptional} onChange={(next) => chosen.push(next)} />
    </QueryClientProvider>,
  );
}

it('asks for a list where one is needed [FBLD-78]', async () => {
  show([LIST], { listId: '', doubleOptIn: true }, false);
  await expect.element(page.getByText('A List must be selected')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Mailing list/ }));
  await userEvent.click(page.getByRole('option', { name: 'News' }));
  expect(chosen).toEqual([{ listId: LIST.id, doubleOptIn: true }]);
});

it('says that there is no list at all [FBLD-79]', async () => {
  show([], null, false);
  await expect
    .element(page.getByText("You don't have any mailing lists. Please create one before continuing"))
    .toBeVisible();
});

it('sets double opt-in for each connection [FBLD-80]', async () => {
  show([LIST], { listId: LIST.id, doubleOptIn: true }, true);
  await userEvent.click(page.getByText('Double opt-in'));
  expect(chosen).toEqual([{ listId: LIST.id, doubleOptIn: false }]);
});

it('keeps double opt-in of a list that asks for it anyway [FBLD-80]', async () => {
  show([{ ...LIST, isDoubleOptIn: true }], { listId: LIST.id, doubleOptIn: false }, true);
  await expect.element(page.getByRole('switch')).toBeDisabled();
  await expect.element(page.getByRole('switch')).toBeChecked();
});
