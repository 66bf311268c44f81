import { useMemo } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';
import { readOnlyStore } from '../documents/read-only-store.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useVersionRecords } from './use-version-records.ts';

/**
 * The page, or the edited synced section in it, to show: the present version, or the older one that is previewed; null
 * while that is loading.
 */
export function useViewedPage(page: DocumentStore): DocumentStore | null {
  const isSynced = page.getState().kind === 'synced';
  const version = useEditState((state) =>
    (state.editingState === 'SYNCED') === isSynced ? state.viewedVersion : null,
  );
  const query = useVersionRecords(page.documentId, version);
  const records = query.data?.records ?? null;
  const viewed = useMemo(() => (records === null ? null : readOnlyStore(page, records)), [page, records]);
  return version === null ? page : viewed;
}
