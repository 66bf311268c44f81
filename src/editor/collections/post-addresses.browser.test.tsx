import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStore } from 'zustand';
import type { ContentListEntry } from '#contract/pages.ts';
import type { JsonObject } from '#lib/json.ts';
import { ShownPageContext, type ShownPage } from '../shell/shown-page.ts';
import { ItemSettingsDialog } from './item-settings-dialog.tsx';
import { ItemUrlPatternField } from './item-url-pattern-field.tsx';

const COLLECTION = '0199f3b4c0de0a1b2c3d4e01';
const ITEM = '0199f3b4c0de0a1b2c3d4e02';
const ENTRY = {
  documentId: ITEM,
  kind: 'item',
  collectionId: COLLECTION,
  path: '/journal/2026/3/4/new-post',
  urlName: '2026/3/4/new-post',
  title: 'New post',
  workflowState: 'draft',
  publishedVersion: null,
} as unknown as ContentListEntry;
const SITE = {
  store: createStore(() => ({ view: { settings: { id: 'settings', type: 'settings', timeZone: 'UTC' } } })),
};

let root: Root;
let sent: string[];
let refusal: JsonObject | null;

beforeEach(() => {
  sent = [];
  refusal = null;
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function documentOf(id: string, settings: JsonObject): JsonObject {
  return {
    id,
    kind: id === ITEM ? 'item' : 'collection',
    collectionId: id === ITEM ? COLLECTION : null,
    version: 3,
    publishedVersion: null,
    records: { settings: { id: 'settings', type: 'settings', ...settings } },
    undoStack: [],
    redoStack: [],
  };
}

function answerOf(path: string): JsonObject {
  if (path.endsWith('/url')) return { urlName: 'x', path: '/x', version: 4 };
  if (path.endsWith('/changes')) {
    return { results: [], rejected: refusal === null ? [] : [refusal], missed: [] };
  }
  return path.endsWith(ITEM)
    ? documentOf(ITEM, {
        title: 'New post',
        urlName: '2026/3/4/new-post',
        workflowState: 'draft',
        publishAt: '2026-03-04T10:00:00.000Z',
      })
    : documentOf(COLLECTION, { title: 'Journal', urlName: 'journal', itemUrlPattern: '%y/%m/%d/%t' });
}

function show(content: ReactNode): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).split('?')[0] ?? '';
    if (init?.method === 'POST') sent.push(path);
    return Response.json(answerOf(path));
  });
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShownPageContext value={{ site: SITE } as unknown as ShownPage}>{content}</ShownPageContext>
    </QueryClientProvider>,
  );
}

function Field() {
  const [value, setValue] = useState('%y/%m/%d/%t');
  return (
    <>
      <ItemUrlPatternField
        value={value}
        collectionPath="/journal"
        timeZone="UTC"
        now={new Date('2026-03-04T10:00:00Z')}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

it('shows an example while a pattern is typed, and what is wrong with it [LINK-45] [LINK-49] [LINK-50] [LINK-56] [LINK-57]', async () => {
  show(<Field />);
  await expect.element(page.getByText(/journal.2026.3.4.a-first-post/)).toBeVisible();
  const field = page.getByLabelText('Post URL format');
  await userEvent.fill(field, '//My News/%%y/%t');
  await expect.element(page.getByText(/journal.my-news.2026.a-first-post/)).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue('my-news/%y/%t');
  await userEvent.fill(field, '%y');
  await expect.element(page.getByText('The address must contain %t, the title of the post.')).toBeVisible();
  await userEvent.fill(field, '');
  await userEvent.tab();
  await expect.element(field).toHaveValue('%y/%m/%d/%t');
});

it('an address that a post got by itself goes along with its title until somebody chooses one [LINK-56]', async () => {
  show(<ItemSettingsDialog entry={ENTRY} onClose={() => undefined} />);
  await userEvent.fill(page.getByLabelText('Title', { exact: true }), 'Hello there');
  await expect.element(page.getByLabelText('URL name')).toHaveValue('2026/3/4/hello-there');
  await userEvent.fill(page.getByLabelText('URL name'), 'own');
  await userEvent.fill(page.getByLabelText('Title', { exact: true }), 'Something else');
  await expect.element(page.getByLabelText('URL name')).toHaveValue('own');
});

it('offers only the states a post can go to, and shows what the server refuses at the field [CONT-184] [EDIT-101]', async () => {
  refusal = {
    id: '0199f3b4c0de0a1b2c3d4e09',
    code: 'invalid-input',
    message: 'Some of what was sent is not valid.',
    errors: { 'settings.workflowState': 'The state cannot change.' },
  };
  show(<ItemSettingsDialog entry={{ ...ENTRY, workflowState: 'published' }} onClose={() => undefined} />);
  await userEvent.click(page.getByRole('button', { name: /State/ }));
  await expect.element(page.getByRole('option', { name: 'Private' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Needs Review' }).query()).toBeNull();
  await userEvent.click(page.getByRole('option', { name: 'Private' }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('The state cannot change.')).toBeVisible();
  expect(sent).toEqual([`/api/documents/${ITEM}/changes`]);
});
