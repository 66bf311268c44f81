import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const CONTENT_KEY = 'content';
/** As many as one answer holds. */
const ENTRIES_PER_CALL = 500;

/** Pages and collections by document id, for the navigation. */
export function usePagesAndCollections() {
  return useQuery({
    queryKey: [CONTENT_KEY, 'tree'],
    queryFn: async () => {
      const lists = await Promise.all((['page', 'collection'] as const).map(loadAll));
      return new Map<string, ContentListEntry>(lists.flat().map((entry) => [entry.documentId, entry]));
    },
  });
}

/** All entries of a kind, however many calls that takes. */
async function loadAll(kind: 'page' | 'collection'): Promise<readonly ContentListEntry[]> {
  const loaded: ContentListEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { entries, total } = await callEndpoint(listContent, {
      query: { kind, page, pageSize: ENTRIES_PER_CALL },
    });
    loaded.push(...entries);
    if (entries.length < ENTRIES_PER_CALL || loaded.length >= total) return loaded;
  }
}

export interface ItemsFilter {
  readonly collectionId: string;
  readonly search: string;
  readonly state: ContentListEntry['workflowState'] | null;
  readonly page: number;
}

export const ITEMS_PER_PAGE = 50;

/** One page of a collection's items; the one shown before stays until the next has arrived. */
export function useItems({ collectionId, search, state, page }: ItemsFilter) {
  return useQuery({
    queryKey: [CONTENT_KEY, 'items', collectionId, search, state, page],
    queryFn: () =>
      callEndpoint(listContent, {
        query: {
          kind: 'item' as const,
          collectionId,
          page,
          pageSize: ITEMS_PER_PAGE,
          ...(search === '' ? {} : { search }),
          ...(state === null ? {} : { state }),
        },
      }),
    placeholderData: keepPreviousData,
  });
}
