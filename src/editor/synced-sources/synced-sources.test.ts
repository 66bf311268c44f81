import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { DocumentRecord, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import type { DocumentState } from '../documents/document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { createSyncedSources, type SyncedDocument } from './synced-sources.ts';

const ID = 'a'.repeat(24) as DocumentId;
const recordsWith = (theme: string): DocumentRecords => ({
  settings: { id: 'settings', type: 'settings', title: 'Hours' },
  s1: { id: 's1', type: 'section', order: 'V', theme },
});
const loaded = (theme: string): SyncedDocument => ({
  records: recordsWith(theme),
  isRemoved: false,
  uses: [],
  useCount: 2,
});
/** A page with as many changes that the server has not answered yet. */
function pageWith(pendingCount: number) {
  const store = createStore(() => ({ pendingCount }) as DocumentState);
  return { store, getState: store.getState } as unknown as DocumentStore;
}
const savedPage = pageWith(0);
const instance: DocumentRecord = { id: 'p1', type: 'section', order: 'A', syncedId: ID };

function documentWith(theme: string) {
  const store = createStore(() => ({ view: recordsWith(theme) }) as DocumentState);
  return { store, document: { documentId: ID, store, getState: store.getState } as unknown as DocumentStore };
}

describe('synced sections of a page in the editor [EDIT-206]', () => {
  it('are asked for once, however many places show them', async () => {
    const load = vi.fn<(id: string) => Promise<SyncedDocument | null>>(async () => loaded('dark'));
    const sources = createSyncedSources(load, savedPage);
    expect(sources.shownAt(instance)).toBeNull();
    sources.ask(ID);
    sources.ask(ID);
    await vi.waitFor(() => expect(sources.shownAt(instance)?.section).toMatchObject({ theme: 'dark' }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('follow the one that is edited, also when it is fetched again, and only that one', async () => {
    const sources = createSyncedSources(async () => loaded('white'), savedPage);
    sources.ask(ID);
    await vi.waitFor(() => expect(sources.shownAt(instance)).not.toBeNull());
    const first = documentWith('dark');
    sources.follow(first.document);
    expect(sources.shownAt(instance)?.section).toMatchObject({ theme: 'dark' });
    first.store.setState({ view: recordsWith('bright') });
    expect(sources.shownAt(instance)?.section).toMatchObject({ theme: 'bright' });
    sources.refresh(ID);
    await vi.waitFor(() => expect(sources.store.getState().byId[ID]).toMatchObject({ useCount: 2 }));
    expect(sources.shownAt(instance)?.section).toMatchObject({ theme: 'bright' });
    const second = documentWith('light');
    sources.follow(second.document);
    first.store.setState({ view: recordsWith('dark') });
    expect(sources.shownAt(instance)?.section).toMatchObject({ theme: 'light' });
  });

  it('tell one that is gone from one that could not be fetched, which is kept once it was', async () => {
    let answer: () => Promise<SyncedDocument | null> = async () => null;
    const sources = createSyncedSources(() => answer(), savedPage);
    const state = () => sources.store.getState().byId[ID];
    sources.ask(ID);
    await vi.waitFor(() => expect(state()).toEqual({ status: 'failed', isGone: true }));
    answer = () => Promise.reject(new Error('away'));
    sources.refresh(ID);
    await vi.waitFor(() => expect(state()).toEqual({ status: 'failed', isGone: false }));
    answer = async () => loaded('dark');
    sources.refresh(ID);
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'ready' }));
    answer = () => Promise.reject(new Error('away'));
    sources.refresh(ID);
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toMatchObject({ status: 'ready' });
  });

  it.each(['ask', 'refresh'] as const)(
    'are fetched again once the page is saved, whose own place the server did not count before (%s)',
    async (way) => {
      let useCount = 1;
      const load = vi.fn<() => Promise<SyncedDocument>>(async () => ({ ...loaded('dark'), useCount }));
      const page = pageWith(1);
      const sources = createSyncedSources(load, page);
      const state = () => sources.store.getState().byId[ID];
      sources[way](ID);
      await vi.waitFor(() => expect(state()).toMatchObject({ useCount: 1 }));
      useCount = 2;
      page.store.setState({ pendingCount: 0 });
      await vi.waitFor(() => expect(state()).toMatchObject({ useCount: 2 }));
      page.store.setState({ pendingCount: 1 });
      page.store.setState({ pendingCount: 0 });
      await new Promise((resolve) => setTimeout(resolve));
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it('stand in a page as visitors see it', async () => {
    const sources = createSyncedSources(async () => loaded('dark'), savedPage);
    sources.ask(ID);
    await vi.waitFor(() => expect(sources.expand({ p1: instance })['p1']).toMatchObject({ theme: 'dark' }));
  });
});
