import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { siteContentOf } from './content.ts';
import { useListedContent } from './use-listed-content.ts';

const [LISTED, BEHIND, GONE] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
let host: HTMLElement;
let root: ReturnType<typeof createRoot>;
let asked: string[];

function entry(documentId: string, path: string): ContentListEntry {
  return {
    documentId: documentId as DocumentId,
    kind: 'item',
    collectionId: null,
    collectionType: null,
    path,
    urlName: path.slice(1),
    title: path,
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
    updatedAt: '2024-01-01T00:00:00.000Z',
    version: 1,
    publishedVersion: 1,
    isLocked: false,
    isForMembers: false,
    commentCount: 0,
    publishState: 'published',
  };
}

function Paths({ total }: { readonly total: number }) {
  const content = siteContentOf({ entries: [entry(LISTED, '/listed')], total });
  const listed = useListedContent(content, [LISTED, BEHIND, GONE].join(','));
  const pathOf = (id: string) => listed.byId(id)?.path ?? (listed.isComplete ? 'none' : 'unknown');
  return [LISTED, BEHIND, GONE].map(pathOf).join(' ');
}

const show = (total: number) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Paths total={total} />
      </QueryClientProvider>,
    ),
  );

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    asked.push(decodeURIComponent(address instanceof Request ? address.url : String(address)));
    return Promise.resolve(Response.json({ entries: [entry(BEHIND, '/behind')], total: 1 }));
  });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.restoreAllMocks();
});

it('asks for the linked documents that the first list does not hold, and for no others', async () => {
  await show(501);
  await act(async () => vi.waitFor(() => expect(host.textContent).toBe('/listed /behind none')));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`${BEHIND},${GONE}`);
  expect(asked[0]).not.toContain(LISTED);
});

it('asks nothing on a site whose list is whole', async () => {
  await show(1);
  expect(host.textContent).toBe('/listed none none');
  expect(asked).toEqual([]);
});
