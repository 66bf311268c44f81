import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listContent, type ContentListEntry } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../site-context/content.ts';

export interface ItemsFilter {
  readonly collectionId: DocumentId;
  readonly search: string;
  readonly state: ContentListEntry['workflowState'] | null;
  readonly page: number;
}

export const ITEMS_PER_PAGE = 50;

/** One page of a collection's items; the one shown before stays until the next has arrived. */
export function useItems({ collectionId, search, state, page }: ItemsFilter) {
  return useQuery({
    queryKey: [...CONTENT_KEY, 'items', collectionId, search, state, page],
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
