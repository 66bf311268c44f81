import { createStore, type StoreApi } from 'zustand/vanilla';
import { overrideBlock } from '#blocks/override-block.ts';
import type { DocumentRecord, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import { expandInstance, expandSynced, type ShownSection } from '#domain/synced-sections/expand-synced.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { whenSaved } from '../documents/when-saved.ts';

/** A page, a collection or an item that shows a synced section. */
export interface SyncedUse {
  readonly documentId: DocumentId;
  readonly title: string;
  readonly path: string;
}

export interface SyncedDocument {
  readonly records: DocumentRecords;
  /** Deleted, but still shown by its instances. */
  readonly isRemoved: boolean;
  readonly uses: readonly SyncedUse[];
  readonly useCount: number;
}

export type SyncedSource =
  | { readonly status: 'loading' }
  /** `isGone`: there is no such synced section any more. */
  | { readonly status: 'failed'; readonly isGone: boolean }
  | ({ readonly status: 'ready' } & SyncedDocument);

interface SourcesState {
  readonly byId: Readonly<Record<string, SyncedSource>>;
  /** The one that is edited, or was last: it is followed as others change it. */
  readonly open: DocumentStore | null;
}

/** The synced sections that a page shows, as they are edited (EDIT-206). */
export interface SyncedSources {
  readonly store: StoreApi<SourcesState>;
  /** Loads one, once. */
  readonly ask: (syncedId: DocumentId) => void;
  /** Reloads it: its uses, or its content, may have changed. */
  readonly refresh: (syncedId: DocumentId) => void;
  /** Connects the document in which it is edited; every instance on the page follows it. */
  readonly follow: (document: DocumentStore) => void;
  /** The content of an instance, as an ordinary section; null while that is unknown. */
  readonly shownAt: (instance: DocumentRecord, newId?: (blockId: string) => string) => ShownSection | null;
  /** A page as visitors see it. */
  readonly expand: (view: DocumentRecords) => DocumentRecords;
}

/**
 * @param load answers null for one that is gone, and fails where it could not be asked for
 * @param page the page that shows them
 */
export function createSyncedSources(
  load: (syncedId: DocumentId) => Promise<SyncedDocument | null>,
  page: DocumentStore,
): SyncedSources {
  const store = createStore<SourcesState>(() => ({ byId: {}, open: null }));
  let endFollowing = (): void => undefined;

  const put = (syncedId: DocumentId, source: SyncedSource): void =>
    store.setState(({ byId }) => ({ byId: { ...byId, [syncedId]: source } }));

  function recordsOf(syncedId: string): DocumentRecords | null {
    const source = store.getState().byId[syncedId];
    return source?.status === 'ready' ? source.records : null;
  }

  async function fetchOne(syncedId: DocumentId): Promise<void> {
    const isPageSaved = page.getState().pendingCount === 0;
    try {
      const loaded = await load(syncedId);
      const { open } = store.getState();
      if (loaded === null) put(syncedId, { status: 'failed', isGone: true });
      else {
        // The edited records are newer than those of the server.
        const records = open?.documentId === syncedId ? open.getState().view : loaded.records;
        put(syncedId, { status: 'ready', ...loaded, records });
      }
    } catch {
      if (recordsOf(syncedId) === null) put(syncedId, { status: 'failed', isGone: false });
    }
    if (isPageSaved) return;
    // Only then does the server count this page among the uses, or no longer.
    await whenSaved(page);
    await fetchOne(syncedId);
  }

  function refresh(syncedId: DocumentId): void {
    if (recordsOf(syncedId) === null) put(syncedId, { status: 'loading' });
    void fetchOne(syncedId);
  }

  return {
    store,
    ask(syncedId) {
      if (store.getState().byId[syncedId] === undefined) refresh(syncedId);
    },
    refresh,
    follow(document) {
      if (store.getState().open === document) return;
      endFollowing();
      const { documentId } = document;
      const take = (): void => {
        const source = store.getState().byId[documentId];
        const { view } = document.getState();
        if (source?.status === 'ready' && source.records !== view)
          put(documentId, { ...source, records: view });
      };
      store.setState({ open: document });
      take();
      endFollowing = document.store.subscribe(take);
    },
    shownAt(instance, newId) {
      const source = recordsOf(syncedIdOf(instance) ?? '');
      return source === null ? null : expandInstance(instance, source, overrideBlock, newId);
    },
    expand(view) {
      const sources = Object.keys(store.getState().byId).flatMap((id) => {
        const records = recordsOf(id);
        return records === null ? [] : [[id, records] as const];
      });
      return expandSynced(view, new Map(sources), overrideBlock);
    },
  };
}
