import { useQuery } from '@tanstack/react-query';
import { listLinksTo } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The pages whose texts link to a document, looked up anew each time. */
export function useLinksTo(documentId: DocumentId) {
  return useQuery({
    queryKey: ['links-to', documentId],
    queryFn: () => callEndpoint(listLinksTo, { params: { documentId } }),
    staleTime: 0,
  });
}
