import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MailingListConnection } from '#domain/newsletters/mailing-list-connection.ts';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { MailingListField } from './mailing-list-field.tsx';

const LIST = { id: '0199f3b4c0de0a1b2c3d4e11', name: 'News', isDoubleOptIn: false };

let root: Root;
let chosen: (MailingListConnection | null)[];
let posted: unknown[];

beforeEach(() => {
  chosen = [];
  posted = [];
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show(
  lists: readonly object[],
  value: MailingListConnection | null,
  isOptional: boolean,
  changes: { readonly hasFirstList?: boolean; readonly permissions?: BootFacts['permissions'] } = {},
): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    if (init?.method !== 'POST') return Response.json({ lists });
    posted.push(JSON.parse(typeof init.body === 'string' ? init.body : ''));
    return Response.json({ id: LIST.id });
  });
  const { hasFirstList = false, permissions = [] } = changes;
  root.render(
    <BootContext value={{ permissions } as unknown as BootFacts}>
      <QueryClientProvider client={new QueryClient()}>
        <MailingListField
          value={value}
          isOptional={isOptional}
          hasFirstList={hasFirstList}
          onChange={(next) => chosen.push(next)}
        />
      </QueryClientProvider>
    </BootContext>,
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

it('stands for the first list of the site in a newsletter block; a list that is gone has to be replaced [FBLD-78]', async () => {
  const gone = 'f'.repeat(24);
  show([LIST], { listId: '', doubleOptIn: true }, false, { hasFirstList: true });
  await expect.element(page.getByRole('button', { name: /News.*Mailing list/ })).toBeVisible();
  expect(page.getByText('A List must be selected').query()).toBeNull();
  show([LIST], { listId: gone, doubleOptIn: true }, false, { hasFirstList: true });
  await expect.element(page.getByText('A List must be selected')).toBeVisible();
});

it('makes a new list on the spot and chooses it, for people who may', async () => {
  show([], { listId: '', doubleOptIn: true }, false, { hasFirstList: true });
  await expect
    .element(page.getByText("You don't have any mailing lists. Please create one before continuing"))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'New mailing list' }).query()).toBeNull();
  show([], { listId: '', doubleOptIn: true }, false, {
    hasFirstList: true,
    permissions: ['newsletter.subscribers.write'],
  });
  await userEvent.click(page.getByRole('button', { name: 'New mailing list' }));
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Friends');
  await userEvent.click(page.getByRole('button', { name: 'Create list' }));
  await expect.poll(() => chosen).toEqual([{ listId: LIST.id, doubleOptIn: true }]);
  expect(posted).toMatchObject([{ name: 'Friends', isDoubleOptIn: true }]);
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
