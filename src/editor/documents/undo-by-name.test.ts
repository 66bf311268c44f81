import { beforeEach, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import type { DocumentClient } from './document-client.ts';
import { openDocumentStore, type DocumentStore } from './document-store.ts';
import { noteChange, takeLaterChangeElsewhere } from './recent-changes.ts';
import { blockRecord, recordsOf, sectionRecord } from './testing/testing-document.ts';
import { undoByName } from './undo-by-name.ts';

let now = 1_000;
let page: DocumentStore;
let site: DocumentStore;

function open(id: string): DocumentStore {
  const client = {
    clientId: 'client',
    send: () => new Promise(() => undefined),
    follow: () => () => undefined,
    tellPresence: () => Promise.resolve([]),
  } as unknown as DocumentClient;
  return openDocumentStore(
    {
      id: id.repeat(24) as DocumentId,
      kind: 'page',
      version: 0,
      publishedVersion: null,
      undoStack: [],
      redoStack: [],
      hasMoreSteps: false,
      records: recordsOf(
        { id: 'settings', type: 'settings', title: 'About' },
        { id: 'design', type: 'design', radius: 0 },
        sectionRecord('s1', 'V'),
        blockRecord('b1', 's1', { x: 0, y: 0, w: 4, h: 2 }),
      ),
    },
    {
      client,
      storage: {
        length: 0,
        key: () => null,
        getItem: () => null,
        setItem: () => undefined,
        removeItem: () => undefined,
      },
      now: () => (now += 10),
      after: () => () => undefined,
      onRefused: () => undefined,
      onNotLive: () => undefined,
    },
  );
}

const set = (id: string, field: string, value: number, name: string) => ({
  name,
  operations: [{ op: 'set' as const, id, field, value }],
});
const isBlock = (_step: unknown, type: string): boolean => type === 'block';

beforeEach(() => {
  // What other tests changed in this window.
  takeLaterChangeElsewhere('', 0);
  page = open('a');
  site = open('b');
});

it('says nothing of a step that is seen to be taken back', () => {
  page.run(set('b1', 'x', 1, 'Move block'));
  expect(undoByName(page, isBlock)).toEqual({ name: 'Move block', message: null, isUndone: true });
  expect(undoByName(page, isBlock)).toEqual({ name: null, message: null, isUndone: false });
});

it('names a step that was done in another panel [EDIT-210]', () => {
  site.run(set('design', 'radius', 8, 'Change corners'));
  expect(undoByName(site, isBlock).message).toBe('Undone: Change corners');
});

it('names, once, what was saved elsewhere since the step and stays [EDIT-210]', () => {
  page.run(set('b1', 'x', 1, 'Move block'));
  page.run(set('b1', 'x', 2, 'Resize block'));
  site.run(set('design', 'radius', 8, 'Change corners'));
  noteChange({ where: 'settings of a page', name: 'Change page settings', at: (now += 10) });
  expect(undoByName(page, isBlock).message).toBe(
    'Undone: Resize block. Saved later and still there: Change page settings.',
  );
  expect(undoByName(page, isBlock)).toEqual({ name: 'Move block', message: null, isUndone: true });
});

it('knows whether something was done or taken back since a gesture [EDIT-210]', () => {
  page.run(set('b1', 'x', 1, 'Move block'), 'g1');
  expect(page.isNewest('g1')).toBe(true);
  page.run(set('b1', 'w', 1, 'Resize block'), 'g2');
  expect(page.isNewest('g1')).toBe(false);
  page.undo();
  expect(page.isNewest('g1')).toBe(false);
});
