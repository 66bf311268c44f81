import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const CONTENT_KEY = 'content';
const MAX_PAGES_AND_COLLECTIONS = 500;

/** Pages and collections by document id, for the navigation. */
export function usePagesAndCollections() {
  return useQuery({
    queryKey: [CONTENT_KEY, 'tree'],
    queryFn: async () => {
      const [pages, collections] = await Promise.all(
        (['page', 'collection'] as const).map((kind) =>
          callEndpoint(listContent, { query: { kind, page: 1, pageSize: MAX_PAGES_AND_COLLECTIONS } }),
        ),
      );
      return new Map<string, ContentListEntry>(
        [...(pages?.entries ?? []), ...(collections?.entries ?? [])].map((entry) => [
          entry.documentId,
          entry,
        ]),
      );
    },
  });
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
