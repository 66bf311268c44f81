import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import { documentVersion } from '#contract/documents.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { useEditState } from './use-edit-state.ts';

/** The page to be shown: the current one, or an older version that is looked at; null while that is loading. */
export function useViewedPage(page: DocumentStore): DocumentStore | null {
  const version = useEditState((state) => state.viewedVersion);
  const query = useQuery({
    queryKey: ['document-version', page.documentId, version],
    queryFn: () =>
      callEndpoint(documentVersion, {
        params: { documentId: page.documentId, version: version ?? 0 },
      }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const records = query.data?.records ?? null;
  const viewed = useMemo(() => (records === null ? null : lookOnly(page, records)), [page, records]);
  return version === null ? page : viewed;
}

/** A document that can be looked at and not changed. */
function lookOnly(page: DocumentStore, view: DocumentRecords): DocumentStore {
  const store = createStore(() => ({ ...page.getState(), view, people: [] }));
  return {
    documentId: page.documentId,
    store,
    getState: store.getState,
    run: () => undefined,
    undo: () => null,
    redo: () => null,
    setPresence: () => undefined,
    markConflictsSeen: () => undefined,
    retryNow: () => undefined,
    signedIn: () => undefined,
    restored: () => undefined,
    close: () => undefined,
  };
}
