import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useWorkspace } from '../workspace/workspace.ts';
import type { SyncedSource } from '../synced-sources/synced-sources.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** A synced section by its id, loaded with its first instance; null for none. */
export function useSyncedSource(syncedId: DocumentId | null): SyncedSource | null {
  const { synced } = useWorkspace();
  useEffect(() => {
    if (syncedId !== null) synced.ask(syncedId);
  }, [synced, syncedId]);
  return useStore(synced.store, (state) => (syncedId === null ? null : (state.byId[syncedId] ?? LOADING)));
}

const LOADING: SyncedSource = { status: 'loading' };

/** What owners call it. */
export function syncedName(source: SyncedSource | null): string {
  const title = source?.status === 'ready' ? source.records['settings']?.['title'] : undefined;
  return typeof title === 'string' && title !== '' ? title : translate(syncedSections.title);
}
