import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listReviews, type Review } from '#contract/reviews.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What is read anew when somebody asks for a review or answers it, and when something is published. */
export const REVIEWS_KEY = 'reviews';

/** Of a site with more of them, lists mark the first. */
const FIRST = { page: 1, pageSize: 100 } as const;

/** What waits for a review or was answered, as long as it is not live. */
export function useReviews() {
  return useQuery({
    queryKey: [REVIEWS_KEY, 'all'],
    queryFn: () => callEndpoint(listReviews, { query: FIRST }),
  });
}

/** The states of reviews by document; null until they are there. */
export function useReviewStates(): ReadonlyMap<DocumentId, Review['state']> | null {
  const { data } = useReviews();
  return useMemo(
    () =>
      data === undefined ? null : new Map(data.reviews.map(({ documentId, state }) => [documentId, state])),
    [data],
  );
}

/** The review of one document: null where there is none, undefined until that is known. */
export function useReviewOf(documentId: DocumentId, version: number): Review | null | undefined {
  const { data } = useQuery({
    queryKey: [REVIEWS_KEY, 'one', documentId, version],
    queryFn: () => callEndpoint(listReviews, { query: { page: 1, pageSize: 1, documentId } }),
    placeholderData: (before) => (before?.reviews[0]?.documentId === documentId ? before : undefined),
  });
  return data === undefined ? undefined : (data.reviews[0] ?? null);
}
