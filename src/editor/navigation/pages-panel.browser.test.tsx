import '#ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStore } from 'zustand';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { orderKeysBetween } from '#lib/order-key.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import type { DocumentState } from '../documents/document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { recordsOf } from '../documents/testing/testing-document.ts';
import { BootContext } from '../site-context/boot-context.ts';
import type { BootFacts } from '../site-context/boot-facts.ts';
import { PagesPanel } from './pages-panel.tsx';

// Under tests the virtualizer makes all rows unless it is told to do as in the browser.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });

let root: Root;
let asked: URLSearchParams[];
let entries: readonly ContentListEntry[];
let linkCount: number;

function idOf(index: number): string {
  return index.toString(16).padStart(24, '0');
}

function entryOf(index: number): ContentListEntry {
  return {
    documentId: idOf(index) as ContentListEntry['documentId'],
    kind: 'page',
    collectionId: null,
    collectionType: null,
    path: `/page-${index}`,
    urlName: `page-${index}`,
    title: `Page ${index}`,
    excerpt: '',
    authorName: '',
    image: null,
    tags: [],
    categories: [],
    workflowState: 'published',
    publishAt: null,
    isEnabled: true,
    isNoindex: false,
    isHome: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    publishedVersion: 1,
    isLocked: false,
    isForMembers: false,
    commentCount: 0,
    publishState: 'published',
  };
}

/** The list of content as the server gives it: pages from 1, those with a link first. */
function answer(query: URLSearchParams): object {
  const ids = query.get('ids')?.split(',');
  const search = query.get('search')?.toLowerCase() ?? '';
  const free = query.get('among') === 'unlinked';
  const found = entries.filter(
    (entry, index) =>
      (ids === undefined || ids.includes(entry.documentId)) &&
      entry.title.toLowerCase().includes(search) &&
      (!free || index >= linkCount),
  );
  const size = Number(query.get('pageSize'));
  const from = (Number(query.get('page')) - 1) * size;
  const total = Math.min(found.length, from + size + 1000);
  return { entries: found.slice(from, from + size), total, isTotalExact: total === found.length };
}

beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = new URL(input instanceof Request ? input.url : input.toString(), window.location.href);
    if (address.pathname.endsWith('/api/reviews')) {
      return Response.json({ reviews: [], total: 0, waiting: 0 });
    }
    asked.push(address.searchParams);
    return Response.json(answer(address.searchParams));
  });
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

interface Opened {
  readonly run: Mock<DocumentStore['run']>;
  /** Changes the links of the site, as a command does. */
  readonly change: (into: (links: readonly DocumentRecord[]) => readonly DocumentRecord[]) => void;
}

/** A site with so many pages, of which the first ones stand in the menu. */
function open(pages: number, links: number): Opened {
  linkCount = links;
  entries = Array.from({ length: pages }, (_, index) => entryOf(index + 1));
  const orders = orderKeysBetween(null, null, links);
  const records = orders.map((order, index): DocumentRecord => {
    const target = { kind: 'document', documentId: idOf(index + 1) };
    return {
      id: `link-${index + 1}`,
      type: 'nav-link',
      navigation: 'main',
      order,
      folderId: null,
      target,
      title: '',
    };
  });
  const store = createStore(() => ({ view: recordsOf(...records) }) as unknown as DocumentState);
  const run = vi.fn<DocumentStore['run']>();
  const site = { store, getState: store.getState, run } as unknown as DocumentStore;
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}>
      <BootContext value={{ permissions: ['content.publish'] } as unknown as BootFacts}>
        <MemoryRouter>
          <div style={{ blockSize: '100vh', overflowY: 'auto' }} data-testid="scroller">
            <PagesPanel
              site={site}
              currentDocumentId={null}
              canWrite
              onOpen={() => undefined}
              onEdit={() => undefined}
            />
          </div>
        </MemoryRouter>
      </BootContext>
    </QueryClientProvider>,
  );
  return {
    run,
    change: (into) => store.setState({ view: recordsOf(...into(records)) } as unknown as DocumentState),
  };
}

const row = (name: string) => page.getByRole('row', { name, exact: true });
const nodes = () => document.body.querySelectorAll('*').length;

function scrollTo(top: number): void {
  page.getByTestId('scroller').element().scrollTop = top;
}

it('marks a page that asks for a password, and no other [NAV-71] [NAV-73]', async () => {
  open(2, 2);
  entries = entries.map((entry, index) => ({ ...entry, isLocked: index === 0 }));
  await expect.element(row('Page 1')).toBeVisible();
  const marks = page.getByTitle('This page is locked', { exact: true });
  await expect.element(marks).toBeVisible();
  expect(marks.elements()).toHaveLength(1);
  // Its lock stands beside the word, not above it.
  expect(marks.element().getBoundingClientRect().height).toBeLessThan(24);
  expect(row('Page 1').element().contains(marks.element())).toBe(true);
});

it('marks a page for members in the words of the product, and no other [NAV-72] [EDIT-155] [ROLE-43]', async () => {
  open(2, 2);
  entries = entries.map((entry, index) => ({ ...entry, isForMembers: index === 0 }));
  await expect.element(row('Page 1')).toBeVisible();
  const marks = page.getByTitle('This page available only site members', { exact: true });
  await expect.element(marks).toBeVisible();
  expect(marks.elements()).toHaveLength(1);
  expect(row('Page 1').element().contains(marks.element())).toBe(true);
});

it('draws the rows in sight of 5,000 linked pages, and asks for their pages alone', async () => {
  open(5000, 5000);
  await expect.element(row('Page 1')).toBeInTheDocument();
  await expect.element(row('Page 10')).toBeInTheDocument();
  expect(nodes()).toBeLessThan(2500);
  const tree = page.getByRole('treegrid', { name: 'Main navigation' });
  expect(tree.element().getAttribute('aria-rowcount') ?? '5000').toBe('5000');
  scrollTo(100_000);
  await expect.element(row('Page 2240')).toBeInTheDocument();
  expect(nodes()).toBeLessThan(2500);
  const ids = asked.flatMap((query) => query.get('ids')?.split(',') ?? []);
  expect(ids.length).toBeLessThan(250);
  expect(asked.length).toBeLessThan(15);
});

it('fetches pages that no menu leads to as far as one scrolls', async () => {
  open(5000, 3);
  await expect.element(row('Page 4')).toBeInTheDocument();
  expect(nodes()).toBeLessThan(2500);
  const fetched = () => asked.filter((query) => query.get('among') === 'unlinked').length;
  expect(fetched()).toBeLessThanOrEqual(2);
  await expect
    .poll(() => {
      scrollTo(1_000_000);
      return fetched();
    })
    .toBeGreaterThan(3);
  await expect.poll(() => row('Page 150').query() ?? (scrollTo(150 * 45), null)).not.toBeNull();
  expect(nodes()).toBeLessThan(2500);
});

it('moves a page without a link into the menu, which gives it one', async () => {
  const { run } = open(6, 3);
  await row('Page 5').getByRole('button', { name: 'Actions of Page 5' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Rename in navigation' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Move to main navigation' }).click();
  expect(run).toHaveBeenCalledWith({
    name: pageSteps.moveInNavigation,
    operations: [
      {
        op: 'put',
        record: expect.objectContaining({
          type: 'nav-link',
          navigation: 'main',
          target: { kind: 'document', documentId: idOf(5) },
        }),
      },
    ],
  });
  expect(asked).toHaveLength(1);
});

it('opens a folder that is made, closes and opens it, and shows what is put into it [EDIT-36]', async () => {
  const { change } = open(3, 3);
  await expect.element(row('Page 1')).toBeVisible();
  const [order = ''] = orderKeysBetween(null, null, 1);
  const folder: DocumentRecord = {
    id: 'folder-1',
    type: 'nav-link',
    navigation: 'main',
    order,
    folderId: null,
    target: { kind: 'folder' },
    title: 'More',
  };
  change((links) => [folder, ...links]);
  await expect.element(row('More')).toBeVisible();
  change((links) => [
    folder,
    ...links.map((link, index) => ({ ...link, folderId: index === 0 ? 'folder-1' : null })),
  ]);
  await expect.element(row('Page 1')).toBeVisible();
  (row('More').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(row('Page 1')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row('Page 1')).toBeVisible();
});

it('finds pages on the server, at most 50 of them at once', async () => {
  open(5000, 3);
  await expect.element(row('Page 1')).toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('page 49');
  await expect.element(page.getByText('61 more match. More words find them.')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(50);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('page');
  await expect.element(page.getByText('Over 1,000 more match. More words find them.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('nothing');
  await expect.element(page.getByText('No page matches “nothing”')).toBeVisible();
});
