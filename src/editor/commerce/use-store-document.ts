import { useQuery } from '@tanstack/react-query';
import { openStore } from '#contract/store.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { keepCreated } from '../site-context/created-document.ts';
import { useDocumentStore, type OpenDocument } from '../site-context/use-document-store.ts';

/** The document with the settings of the store, made when somebody opens it for the first time. */
export function useStoreDocument(): OpenDocument {
  const opened = useQuery({
    queryKey: ['store-document'],
    queryFn: async () => {
      const document = await callEndpoint(openStore, {});
      // It came along: opening it asks for nothing more.
      keepCreated(document);
      return document.id;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const store = useDocumentStore(opened.data ?? null);
  if (!opened.isError) return store;
  return { status: 'failed', message: opened.error.message, retry: () => void opened.refetch() };
}
