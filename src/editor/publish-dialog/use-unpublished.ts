import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { publishSummary, type DocumentSummary } from '#contract/publishing.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { PUBLISH_SUMMARY_KEY } from './publish-summary-key.ts';

/** The unpublished changes of a document, once they are saved; null where there are none. */
export function useUnpublished(store: DocumentStore): DocumentSummary | null {
  const version = useRestedState(store, (state) => state.version);
  const publishedVersion = useRestedState(store, (state) => state.publishedVersion);
  const isSaved = useRestedState(store, (state) => state.pendingCount === 0);
  const mayDiffer = version !== publishedVersion;
  const documentId = store.documentId;
  const { data } = useQuery({
    queryKey: [PUBLISH_SUMMARY_KEY, 'one', documentId, version, publishedVersion],
    queryFn: () => callEndpoint(publishSummary, { query: { page: 1, pageSize: 1, documentId } }),
    enabled: mayDiffer && isSaved,
    placeholderData: keepPreviousData,
  });
  return mayDiffer ? (data?.documents[0] ?? null) : null;
}
