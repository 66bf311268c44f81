import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listContent } from '#contract/pages.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/hand-ordered.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { useItemTexts } from './use-item-texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../site-context/content.ts';

/** All items of a collection in the owner's order, the newest first. */
export function useOrderedItems(collectionId: DocumentId) {
  return useQuery({
    queryKey: [...CONTENT_KEY, 'ordered-items', collectionId],
    queryFn: async () => {
      const { entries } = await callEndpoint(listContent, {
        query: { kind: 'item' as const, collectionId, page: 1, pageSize: MAX_HAND_ORDERED_ITEMS },
      });
      return entries;
    },
  });
}

/**
 * The newest items of a collection that visitors will see once their drafts are published, and their number; null while
 * they are loading. Texts that are edited on the canvas have their edited values.
 */
export function usePublishedItems(collectionId: DocumentId, pageSize: number) {
  const texts = useItemTexts();
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, 'published-items', collectionId, pageSize],
    queryFn: () =>
      callEndpoint(listContent, {
        query: { kind: 'item' as const, collectionId, state: 'published' as const, page: 1, pageSize },
      }),
  });
  return useMemo(
    () =>
      data === undefined
        ? null
        : { ...data, entries: data.entries.map((entry) => ({ ...entry, ...texts[entry.documentId] })) },
    [data, texts],
  );
}
