import { useMemo } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';
import { readOnlyStore } from '../documents/read-only-store.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useVersionRecords } from './use-version-records.ts';

/**
 * The page, or the edited synced section in it, to show: the present version, or the older one that is previewed. While
 * that is loading, the present one stays, read-only: an empty canvas would lose its scroll position.
 */
export function useViewedPage(page: DocumentStore): DocumentStore {
  const isSynced = page.getState().kind === 'synced';
  const version = useEditState((state) =>
    (state.editingState === 'SYNCED') === isSynced ? state.viewedVersion : null,
  );
  const query = useVersionRecords(page.documentId, version);
  const records = query.data?.records ?? null;
  return useMemo(
    () => (version === null ? page : readOnlyStore(page, records ?? page.getState().view)),
    [page, version, records],
  );
}
