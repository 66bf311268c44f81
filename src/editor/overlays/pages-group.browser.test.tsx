import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import '#ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PageChoice } from '#domain/overlays/page-choice.ts';
import { CollectionField } from '../field-kinds/collection-field.tsx';
import { PageField } from '../pages/page-field.tsx';
import { PagesGroup } from './pages-group.tsx';

const PAGES = 5000;
let root: Root;
let asked: URLSearchParams[];
let isDown: boolean;

const idOf = (index: number): string => index.toString(16).padStart(24, '0');

function entryOf(index: number): object {
  return {
    documentId: idOf(index),
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

/** As the server lists a site of 5,000 pages: 1 is the newest. */
function answer(query: URLSearchParams): object {
  const words = query.get('search')?.toLowerCase() ?? '';
  const ids = query.get('ids')?.split(',');
  const all = Array.from({ length: PAGES }, (_, index) => index + 1);
  const found = all.filter(
    (index) => `page ${index}`.includes(words) && (ids === undefined || ids.includes(idOf(index))),
  );
  const size = Number(query.get('pageSize'));
  const total = Math.min(found.length, size + 1000);
  return { entries: found.slice(0, size).map(entryOf), total, isTotalExact: total === found.length };
}

beforeEach(() => {
  asked = [];
  isDown = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const address = new URL(input instanceof Request ? input.url : input.toString(), window.location.href);
    asked.push(address.searchParams);
    return isDown ? new Response('', { status: 500 }) : Response.json(answer(address.searchParams));
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

function show(content: ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  root.render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
}

function Group({ pageIds }: { readonly pageIds: readonly string[] }) {
  const [choice, setChoice] = useState<PageChoice>({ pages: 'chosen', pageIds });
  return (
    <>
      <PagesGroup
        choice={choice}
        set={(fields) => setChoice({ ...choice, ...fields })}
        step={overlaySettings.announcementPages}
      />
      <span data-testid="chosen">{choice.pageIds.map((id) => Number.parseInt(id, 16)).join(' ')}</span>
    </>
  );
}

function Field({ initial, none }: { readonly initial: string | null; readonly none?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <PageField
      label="Home page"
      value={value}
      onChange={setValue}
      {...(none === undefined ? {} : { none })}
    />
  );
}

it('offers 50 of 5,000 pages and the chosen ones first, and finds the others [OVER-20]', async () => {
  show(<Group pageIds={[idOf(4000), 'f'.repeat(24)]} />);
  const boxes = page.getByRole('checkbox');
  await expect.element(boxes.first()).toBeChecked();
  expect(boxes.elements()).toHaveLength(51);
  expect(asked).toHaveLength(2);
  await expect.element(page.getByText('Over 1,000 more. Search to find them.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('page 3777');
  await page.getByText('Page 3777', { exact: true }).click();
  // The one that is not there any more has gone.
  await expect.element(page.getByTestId('chosen')).toHaveTextContent('4000 3777');
  await expect.element(page.getByText('2 chosen.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('nothing');
  await expect.element(page.getByText('No page matches “nothing”.')).toBeVisible();
});

it('takes no page beyond the 200th', async () => {
  show(<Group pageIds={Array.from({ length: 199 }, (_, index) => idOf(index + 100))} />);
  await page.getByText('Page 1', { exact: true }).click();
  await expect.element(page.getByText('200 pages are chosen, which is the most.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Page 2', exact: true })).toBeDisabled();
  await page.getByText('Page 1', { exact: true }).click();
  await expect.element(page.getByText('199 chosen.')).toBeVisible();
});

it('says when pages cannot be loaded, and tries again', async () => {
  isDown = true;
  show(<Group pageIds={[]} />);
  await expect.element(page.getByText('Unable to load. Try again.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Page 1', exact: true })).toBeVisible();
});

it('asks for the chosen page alone until one opens the list, which is searched on the server', async () => {
  show(<Field initial={idOf(4321)} />);
  const button = page.getByRole('button', { name: 'Home page Page 4321' });
  await expect.element(button).toBeVisible();
  expect(asked.map((query) => query.get('ids'))).toEqual([idOf(4321)]);
  await button.click();
  await expect.element(page.getByRole('option', { name: /^Page 50\b/ })).toBeInTheDocument();
  expect(page.getByRole('option').elements()).toHaveLength(50);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('page 2999');
  await page.getByRole('option', { name: /^Page 2999\b/ }).click();
  await expect.element(page.getByRole('button', { name: 'Home page Page 2999' })).toBeVisible();
});

it('offers none where a page need not be chosen', async () => {
  show(<Field initial={null} none="Standard page" />);
  await page.getByRole('button', { name: 'Home page Standard page' }).click();
  await page.getByRole('option', { name: /^Page 1\b/ }).click();
  await page.getByRole('button', { name: 'Home page Page 1', exact: true }).click();
  await page.getByRole('option', { name: 'Standard page' }).click();
  await expect.element(page.getByRole('button', { name: 'Home page Standard page' })).toBeVisible();
});

it('offers 50 collections at once, and finds the others by their words [BLK-87]', async () => {
  const chosen: unknown[] = [];
  show(
    <CollectionField
      control={{ control: 'collection', label: 'Collection', help: 'Whose posts are shown.' }}
      value={null}
      onChange={(value) => void chosen.push(value)}
      error="Choose a collection"
    />,
  );
  const button = page.getByRole('button', { name: 'Collection Choose…' });
  await expect.element(button).toHaveAccessibleDescription('Choose a collection Whose posts are shown.');
  expect(asked).toEqual([]);
  await button.click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(50);
  expect(asked.map((query) => [query.get('kind'), query.get('pageSize')])).toEqual([['collection', '50']]);
  await page.getByRole('searchbox', { name: 'Search collections' }).fill('page 4999');
  await page.getByRole('option', { name: /^Page 4999\b/ }).click();
  expect(chosen).toEqual([{ kind: 'page', documentId: idOf(4999) }]);
});

it('is chosen without leaving the keyboard: the arrow leads from the search into the list, Enter takes the only match', async () => {
  show(<Field initial={null} />);
  await userEvent.click(page.getByRole('button', { name: /Home page/ }));
  await expect.element(page.getByRole('option', { name: 'Page 1 /page-1', exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('button', { name: /Home page/ })).toHaveTextContent('Page 2');
  await expect.element(page.getByRole('button', { name: /Home page/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('page 4999');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /Home page/ })).toHaveTextContent('Page 4999');
});
