import { useQuery } from '@tanstack/react-query';
import { documentVersion } from '#contract/documents.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The records of a document at a version; nothing is loaded for null. */
export function useVersionRecords(documentId: DocumentId, version: number | null) {
  return useQuery({
    queryKey: ['document-version', documentId, version],
    queryFn: () => callEndpoint(documentVersion, { params: { documentId, version: version ?? 0 } }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
