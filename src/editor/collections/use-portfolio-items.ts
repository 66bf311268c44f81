import { useQuery } from '@tanstack/react-query';
import { listContent } from '#contract/pages.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/collection-settings.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../pages/use-content.ts';

/** All items of a collection that is ordered by hand, the newest first. */
export function usePortfolioItems(collectionId: string) {
  return useQuery({
    queryKey: [CONTENT_KEY, 'ordered-items', collectionId],
    queryFn: async () => {
      const { entries } = await callEndpoint(listContent, {
        query: { kind: 'item' as const, collectionId, page: 1, pageSize: MAX_HAND_ORDERED_ITEMS },
      });
      return entries;
    },
  });
}
