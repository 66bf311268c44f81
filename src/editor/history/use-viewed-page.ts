import { useMemo } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';
import { readOnlyStore } from '../documents/read-only-store.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useVersionRecords } from './use-version-records.ts';

/**
 * The page, or the synced section in it, to be shown: as it is now, or an older version that is looked at; null while
 * that is loading. Looked at is what is edited.
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
