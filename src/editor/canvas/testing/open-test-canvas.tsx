import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { DocumentClientError, type DocumentClient } from '../../documents/document-client.ts';
import { openDocumentStore, type DocumentStore } from '../../documents/document-store.ts';
import { recordsOf } from '../../documents/testing/testing-document.ts';
import { createClipboard } from '../../actions/clipboard.ts';
import { createEditActions, type EditActions } from '../../actions/edit-actions.ts';
import { createEditStore, type EditStore } from '../../editing/edit-store.ts';
import { WorkspaceContext, type Workspace } from '../../workspace/workspace.ts';
import { createListedItem } from '../../listed-item/listed-item.ts';
import { createPictureUploads } from '../../files/picture-uploads.ts';
import { createSyncedSources } from '../../synced-sources/synced-sources.ts';
import { CanvasLayout } from '../canvas-layout.tsx';

const DOCUMENT_ID = 'd'.repeat(24) as DocumentId;

/** A client whose server is away. */
const CLIENT: DocumentClient = {
  clientId: 'client-one',
  load: () => Promise.reject(new Error('not used')),
  loadSteps: () => Promise.resolve({ undo: [], redo: [] }),
  send: () => Promise.reject(new DocumentClientError({ kind: 'network' })),
  follow: () => () => undefined,
  tellPresence: () => Promise.resolve([]),
};

export interface TestCanvas {
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
  readonly host: HTMLElement;
  close(): Promise<void>;
}

interface TestCanvasOptions {
  readonly client?: Partial<DocumentClient>;
  /** What stands around the page. */
  readonly around?: (layout: ReactNode) => ReactNode;
}

/** A page of these records in edit mode, drawn into the test's own document. */
export async function openTestCanvas(
  records: readonly DocumentRecord[],
  { client = {}, around = (layout) => layout }: TestCanvasOptions = {},
): Promise<TestCanvas> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const store = openDocumentStore(
    {
      id: DOCUMENT_ID,
      kind: 'page',
      version: 0,
      publishedVersion: null,
      undoStack: [],
      redoStack: [],
      hasMoreSteps: false,
      records: recordsOf(...records),
    },
    {
      client: { ...CLIENT, ...client },
      storage: sessionStorage,
      now: Date.now,
      after: () => () => undefined,
      onRefused: () => undefined,
      onNotLive: () => undefined,
    },
  );
  const edit = createEditStore();
  edit.send('edit');
  const workspace = workspaceOf(store, edit);
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'canvas',
    host: 'app',
    siteId: workspace.siteId,
    documentId: store.documentId,
    language: 'en',
    pathOf: () => null,
  });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const layout = <CanvasLayout store={store} context={context} isEditable isTop />;
  await act(async () => root.render(<WorkspaceContext value={workspace}>{around(layout)}</WorkspaceContext>));
  return {
    store,
    edit,
    actions: workspace.actions,
    host,
    async close() {
      await act(async () => root.unmount());
      host.remove();
      store.close();
      sessionStorage.clear();
    },
  };
}

function workspaceOf(store: DocumentStore, edit: EditStore): Workspace {
  const synced = createSyncedSources(() => Promise.resolve(null), store);
  return {
    siteId: 's',
    page: store,
    site: store,
    entry: { documentId: DOCUMENT_ID, title: 'Home' } as ContentListEntry,
    synced,
    listedItem: createListedItem(),
    edit,
    actions: createEditActions({
      edit,
      active: () => store,
      synced,
      siteId: 's',
      clipboard: createClipboard(undefined, sessionStorage),
      tell: () => undefined,
      titleOf: (type) => type,
    }),
    pictures: createPictureUploads(),
    canWrite: true,
    canPublish: true,
  };
}
