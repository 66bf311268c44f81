import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#ui/theme.css';
import type { ContentListEntry } from '#contract/pages.ts';
import type { Change } from '#domain/documents/change.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Acknowledged } from '../documents/document-client.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { openTestingDocument } from '../documents/testing/open-testing-document.ts';
import { recordsOf } from '../documents/testing/testing-document.ts';
import { useShownDocument } from '../site-context/shown-document.ts';
import { ItemSettingsDialog } from './item-settings-dialog.tsx';
import { useUnwrittenPost } from './use-unwritten-post.ts';

const ITEM = '0199f3b4c0de0a1b2c3d4e02';
const LONG = 'A long way to go and no bench to be seen '.repeat(5).trim();
const ENTRY = {
  documentId: ITEM,
  kind: 'item',
  path: '/journal/2026/3/4/new-post',
  urlName: '2026/3/4/new-post',
  title: 'New post',
} as unknown as ContentListEntry;

let root: Root;
let sent: Change[];
let arrive: (() => void) | null;
const closed = vi.fn<() => void>();

beforeEach(() => {
  sent = [];
  arrive = null;
  closed.mockClear();
  const element = document.createElement('div');
  document.body.append(element);
  document.documentElement.lang = 'en';
  document.title = 'Posts';
  root = createRoot(element);
});
afterEach(async () => {
  root.unmount();
  // What goes with the page is asked for a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  useShownDocument.setState({ store: null });
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function open(settings: JsonObject, version = 3): DocumentStore {
  return openTestingDocument({
    id: ITEM,
    kind: 'item',
    version,
    records: recordsOf({ id: 'settings', type: 'settings', urlName: 'new-post', ...settings }),
    answer: (changes) => {
      sent.push(...changes);
      return new Promise<Acknowledged>((resolve) => {
        arrive = () => {
          const results = changes.map(({ id }, index) => ({ id, version: 4 + index, conflicts: [] }));
          resolve({ results, rejected: [], missed: [] } as unknown as Acknowledged);
        };
      });
    },
  });
}

function show(content: ReactNode): void {
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {content}
    </QueryClientProvider>,
  );
}

function showDialog(settings: JsonObject): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ tags: [], categories: [] }));
  useShownDocument.setState({ store: open(settings) });
  show(<ItemSettingsDialog title="Post settings" entry={ENTRY} onClose={closed} />);
}

const fieldsSent = () =>
  sent.flatMap(({ operations }) => operations).map((each) => 'field' in each && [each.field, each.value]);

it('saves what is changed while it is changed, and closes once the server has it [EDIT-191]', async () => {
  showDialog({ title: 'New post', workflowState: 'draft' });
  await userEvent.fill(page.getByLabelText('Title', { exact: true }), 'Hello there');
  await userEvent.keyboard('{Escape}');
  await expect.poll(fieldsSent).toEqual([['title', 'Hello there']]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
  arrive?.();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

it('closes at once where nothing was changed [EDIT-191]', async () => {
  showDialog({ title: 'New post', workflowState: 'draft' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(sent).toEqual([]);
});

it('offers only the states a post can go to [CONT-184] [EDIT-101]', async () => {
  showDialog({ title: 'New post', workflowState: 'published' });
  await page.getByRole('button', { name: /State/ }).click();
  await expect.element(page.getByRole('option', { name: 'Private' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Needs Review' }).query()).toBeNull();
  await page.getByRole('option', { name: 'Private' }).click();
  await expect.poll(fieldsSent).toEqual([['workflowState', 'private']]);
});

it('a project has neither author nor date [EDIT-191]', async () => {
  showDialog({ title: 'Mill', recordType: 'portfolio-item', workflowState: 'draft' });
  await expect.element(page.getByLabelText('Excerpt')).toBeVisible();
  expect(page.getByLabelText('Author').query()).toBeNull();
  expect(page.getByLabelText('Date').query()).toBeNull();
});

it('fits a phone of 360 px, and nothing of it is inaccessible [EDIT-191]', async () => {
  await page.viewport(360, 740);
  showDialog({ title: LONG, workflowState: 'draft', tags: [LONG.slice(0, 60), 'two'] });
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue(LONG);
  const dialog = document.querySelector('[role="dialog"]');
  const outside = [...(dialog?.querySelectorAll('button, input, textarea') ?? [])].filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return each.checkVisibility() && (left < 0 || right > 360);
  });
  expect(outside).toEqual([]);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.viewport(1280, 800);
});

function Shown({ item }: { readonly item: DocumentStore }) {
  useUnwrittenPost(item);
  const shown = useRef<HTMLParagraphElement>(null);
  // What listens to the window does so by now, too.
  useEffect(() => {
    if (shown.current !== null) shown.current.textContent = 'Ready';
  }, []);
  return <p ref={shown} />;
}

it.each([
  ['that was never written in is discarded', '', 0, [`/api/items/${ITEM}/discard true`]],
  ['with a title stays', 'Kept', 0, []],
  ['that was changed stays', '', 1, []],
])('a post %s when its tab is closed [EDIT-190]', async (_what, title, version, asked) => {
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString(), location.href);
    calls.push(`${url.pathname} ${String(init?.keepalive)}`);
    return Response.json({ isDiscarded: true });
  });
  const item = open({ title }, version);
  show(<Shown item={item} />);
  await expect.element(page.getByText('Ready')).toBeVisible();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => calls).toEqual(asked);
});
