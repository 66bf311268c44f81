import { useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { countThreads, findThread, listThreads, type Thread, type ThreadState } from '#contract/threads.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What is read anew when somebody comments on the page (`documents/http-document-client.ts`). */
const THREADS_KEY = 'threads';
const PAGE_SIZE = 30;

export const threadsKey = (documentId: DocumentId, ...more: readonly (string | null)[]) => [
  THREADS_KEY,
  documentId,
  ...more,
];

/** How many threads are open, and of which parts. Nothing is said where it cannot be asked. */
export function useThreadCounts(documentId: DocumentId) {
  return useQuery({
    queryKey: threadsKey(documentId, 'counts'),
    queryFn: () => callEndpoint(countThreads, { params: { documentId } }, { isBackground: true }),
  });
}

/** Threads in a state, page by page; of one part alone where it is named. */
export function useThreadList(documentId: DocumentId, state: ThreadState, recordId: string | null) {
  return useInfiniteQuery({
    queryKey: threadsKey(documentId, 'list', state, recordId),
    queryFn: ({ pageParam }) => listOf(documentId, state, recordId, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE >= total ? null : pages.length + 1),
  });
}

/** One page of them. */
export function listOf(documentId: DocumentId, state: ThreadState, recordId: string | null, page = 1) {
  return callEndpoint(listThreads, {
    params: { documentId },
    query: { state, page, pageSize: PAGE_SIZE, ...(recordId === null ? {} : { recordId }) },
  });
}

export function useThread(documentId: DocumentId, threadId: Thread['id']) {
  return useQuery({
    queryKey: threadsKey(documentId, 'one', threadId),
    queryFn: () => callEndpoint(findThread, { params: { documentId, threadId } }),
  });
}

/** Keeps what the server answered to a change; lists and counts are read anew. */
export function keepThread(queries: QueryClient, documentId: DocumentId, thread: Thread): void {
  queries.setQueryData(threadsKey(documentId, 'one', thread.id), thread);
  void queries.invalidateQueries({ queryKey: threadsKey(documentId, 'list') });
  void queries.invalidateQueries({ queryKey: threadsKey(documentId, 'counts') });
}
