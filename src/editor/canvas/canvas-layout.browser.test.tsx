import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBlockContext } from '#site/create-block-context.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { editText } from '../commands/edit-text.ts';
import { moveBlock } from '../commands/move-block.ts';
import { DocumentClientError, type DocumentClient } from '../document/document-client.ts';
import { openDocumentStore, type DocumentStore } from '../document/document-store.ts';
import { recordsOf, sectionRecord } from '../document/testing/testing-document.ts';
import { createClipboard } from '../edit-mode/clipboard.ts';
import { createEditActions } from '../edit-mode/edit-actions.ts';
import { createEditStore } from '../edit-mode/edit-store.ts';
import { WorkspaceContext, type Workspace } from '../edit-mode/workspace.ts';
import { CanvasLayout } from './canvas-layout.tsx';
import { renderCounts, resetRenderCounts } from './render-counter.ts';

const CLIENT: DocumentClient = {
  clientId: 'client-one',
  load: () => Promise.reject(new Error('not used')),
  send: () => Promise.reject(new DocumentClientError({ kind: 'network' })),
  follow: () => () => undefined,
  tellPresence: () => Promise.resolve([]),
};

function block(index: number): DocumentRecord {
  return {
    id: `block-${index}`,
    type: 'block',
    blockType: 'text',
    sectionId: index % 2 === 0 ? 's1' : 's2',
    desktop: { x: 0, y: index * 2, w: 12, h: 2 },
    mobile: null,
    dataVersion: 1,
    data: { text: richTextOf(`Text ${index}`) as never, size: 'normal' },
  };
}

let store: DocumentStore;
let root: ReturnType<typeof createRoot>;
let host: HTMLElement;

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  store = openDocumentStore(
    {
      id: 'd'.repeat(24),
      kind: 'page',
      version: 0,
      publishedVersion: null,
      undoStack: [],
      redoStack: [],
      records: recordsOf(
        sectionRecord('s1', 'V'),
        sectionRecord('s2', 'W'),
        ...Array.from({ length: 60 }, (_unused, index) => block(index)),
      ),
    },
    {
      client: CLIENT,
      storage: sessionStorage,
      now: Date.now,
      after: () => () => undefined,
      onRefused: () => undefined,
    },
  );
  const edit = createEditStore();
  edit.send('edit');
  const actions = createEditActions({
    edit,
    active: () => store,
    clipboard: createClipboard(undefined, sessionStorage),
    tell: () => undefined,
    titleOf: (type) => type,
  });
  const workspace: Workspace = {
    siteId: 's',
    page: store,
    site: store,
    entry: { documentId: 'd'.repeat(24) as DocumentId, title: 'Home' } as ContentListEntry,
    edit,
    actions,
    canWrite: true,
    canPublish: true,
  };
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'canvas',
    host: 'app',
    siteId: 's',
    documentId: store.documentId,
    language: 'en',
    pathOf: () => null,
  });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <WorkspaceContext value={workspace}>
        <CanvasLayout store={store} context={context} isEditable isTop />
      </WorkspaceContext>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  store.close();
  sessionStorage.clear();
});

it('renders only the block that is typed in, of 60 on the page', async () => {
  expect(host.querySelectorAll('.portico-block')).toHaveLength(60);
  resetRenderCounts();
  await act(async () => store.run(editText('block-7', 'text', richTextOf('Changed'))));
  expect([...renderCounts()]).toEqual([['block-7', 1]]);
  expect(host.textContent).toContain('Changed');
});

it('renders only the block that is moved on the desktop grid and keeps its place on phones', async () => {
  await act(async () =>
    store.run({
      name: 'Pin',
      operations: Array.from({ length: 60 }, (_unused, index) => ({
        op: 'set' as const,
        id: `block-${index}`,
        field: 'mobile',
        value: { x: 0, y: index, w: 8, h: 1 },
      })),
    }),
  );
  resetRenderCounts();
  await act(async () =>
    store.run(
      moveBlock(store.getState().view, 'block-7', { sectionId: 's2', box: { x: 3, y: 14, w: 12, h: 2 } }),
    ),
  );
  expect([...renderCounts().keys()]).toEqual(['block-7']);
});

it('gives every block a name and a place in the tab order while editing [EDIT-79]', () => {
  const first = host.querySelector<HTMLElement>('[data-block="block-0"]');
  expect(first?.tabIndex).toBe(0);
  expect(first?.getAttribute('aria-label')).toBe('Text block');
  expect(first?.firstElementChild?.hasAttribute('inert')).toBe(true);
});
