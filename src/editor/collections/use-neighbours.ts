import { useQuery } from '@tanstack/react-query';
import { listNeighbours } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../site-context/content.ts';

const NONE = { previous: null, next: null } as const;

/** The published items before and after an item, for its pager; none while they are loading (EDIT-190). */
export function useNeighbours(documentId: DocumentId) {
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, 'neighbours', documentId],
    queryFn: () => callEndpoint(listNeighbours, { params: { documentId } }),
  });
  return data ?? NONE;
}
