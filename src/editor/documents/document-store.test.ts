import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { loadLanguage } from '#ui/language.ts';
import { describe, expect, it } from 'vitest';
import type { Change, LoggedChange } from '#domain/documents/change.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Acknowledged, DocumentClient, DocumentEvents } from './document-client.ts';
import { DocumentClientError } from './document-client.ts';
import { openDocumentStore } from './document-store.ts';
import { undoByName } from './undo-by-name.ts';
import type { KeyValueStorage } from './pending-changes.ts';
import { blockRecord, loggedOf, recordsOf, sectionRecord } from './testing/testing-document.ts';

const DOCUMENT = 'd'.repeat(24) as DocumentId;

function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const stepOf = (name: string) => ({ gestureId: name, name, operations: [], inverse: [] });

/** A server that keeps its log, and a network that can be cut. */
function fakeServer(older: readonly string[] | null = null) {
  const log: LoggedChange[] = [];
  let isCut = false;
  let events: DocumentEvents | null = null;
  const client: DocumentClient = {
    clientId: 'client-one',
    load: () =>
      Promise.resolve({
        id: DOCUMENT,
        kind: 'page',
        version: log.length,
        publishedVersion: null,
        undoStack: [],
        redoStack: [],
        hasMoreSteps: false,
        records: recordsOf(
          sectionRecord('s1', 'V'),
          blockRecord('b1', 's1', { x: 0, y: 0, w: 4, h: 2 }, 'from the backup'),
          blockRecord('b2', 's1', { x: 4, y: 0, w: 4, h: 2 }, 'from the backup'),
        ),
      }),
    loadSteps: (_id, until) =>
      older === null
        ? Promise.reject(new DocumentClientError({ kind: 'network' }))
        : Promise.resolve({ undo: older.map((name) => stepOf(`${name} ${until}`)), redo: [] }),
    send(_id, changes: readonly Change[]): Promise<Acknowledged> {
      if (isCut) return Promise.reject(new DocumentClientError({ kind: 'network' }));
      if (changes.some((change) => change.baseVersion > log.length)) {
        return Promise.reject(new DocumentClientError({ kind: 'outdated' }));
      }
      const results = changes.map((change) => {
        const known = log.find((logged) => logged.id === change.id);
        if (known === undefined) log.push(loggedOf(change.id, log.length + 1, change.operations));
        return { id: change.id, version: known?.version ?? log.length, conflicts: [] };
      });
      return Promise.resolve({ results, missed: [], rejected: [] });
    },
    follow(_id, _since, given) {
      events = given;
      return () => undefined;
    },
    tellPresence: () => Promise.resolve([]),
  };
  return { client, log, older, cut: (value: boolean) => (isCut = value), events: () => events };
}

function open(server: ReturnType<typeof fakeServer>, storage: KeyValueStorage, version = 0) {
  const timers: (() => void)[] = [];
  const refused: string[] = [];
  const notLive: string[] = [];
  const store = openDocumentStore(
    {
      id: DOCUMENT,
      kind: 'page',
      version,
      publishedVersion: null,
      undoStack: [],
      redoStack: [],
      hasMoreSteps: server.older !== null,
      records: recordsOf(
        sectionRecord('s1', 'V'),
        blockRecord('b1', 's1', { x: 0, y: 0, w: 4, h: 2 }, 'one'),
        blockRecord('b2', 's1', { x: 4, y: 0, w: 4, h: 2 }, 'two'),
      ),
    },
    {
      client: server.client,
      storage,
      now: Date.now,
      after: (_ms, run) => {
        timers.push(run);
        return () => timers.splice(timers.indexOf(run), 1);
      },
      onRefused: (_name, message) => refused.push(message),
      onNotLive: (message) => notLive.push(message),
    },
  );
  return { store, timers, refused, notLive };
}

const setText = (id: string, value: string) => ({
  name: 'Edit text',
  operations: [{ op: 'set' as const, id, field: 'data.text', value }],
});
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const textOf = (store: ReturnType<typeof open>['store'], id: string): unknown =>
  (store.getState().view[id]?.['data'] as { text: unknown } | undefined)?.text;

describe('an open document', () => {
  it('has the steps of earlier visits soon, below what was done meanwhile [EDIT-72]', async () => {
    const { store } = open(fakeServer(['Old', 'Newer']), memoryStorage());
    expect(store.getState().undoName).toBeNull();
    await settle();
    expect(store.getState().undoName).toBe('Newer 0');
    const busy = open(fakeServer(['Old', 'Newer']), memoryStorage()).store;
    busy.run(setText('b1', 'new'));
    await settle();
    expect(busy.nextUndo()?.name).toBe('Edit text');
    busy.undo();
    expect(busy.getState().undoName).toBe('Newer 0');
  });

  it('says once that changes of others do not come, saves all the same, and asks again later', async () => {
    const server = fakeServer();
    const { store, timers, notLive } = open(server, memoryStorage());
    for (let round = 0; round < 2; round += 1) {
      server.events()?.refused('Too many people have this open.');
      expect(store.getState().isLive).toBe(false);
      timers.pop()?.();
    }
    expect(notLive).toEqual(['Too many people have this open.']);
    store.run(setText('b1', 'new'));
    await settle();
    expect(store.getState().saveStatus).toBe('saved');
    server.events()?.opened();
    server.events()?.presence([]);
    expect(store.getState().isLive).toBe(true);
    server.events()?.refused('Too many people have this open.');
    expect(notLive).toHaveLength(2);
  });

  it('saves what is done and says so [EDIT-73]', async () => {
    const server = fakeServer();
    const { store } = open(server, memoryStorage());
    store.run(setText('b1', 'new'));
    expect(store.getState().saveStatus).toBe('saving');
    await settle();
    expect(store.getState().saveStatus).toBe('saved');
    expect(server.log).toHaveLength(1);
  });

  it('keeps changes through a crash while the network is away and sends them once, to be taken back like others [EDIT-72] [EDIT-73]', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    server.cut(true);
    const { store } = open(server, storage);
    store.run(setText('b1', 'typed offline'));
    await settle();
    expect(store.getState().saveStatus).toBe('offline');
    store.close();

    server.cut(false);
    const after = open(server, storage);
    expect(textOf(after.store, 'b1')).toBe('typed offline');
    await settle();
    expect(server.log).toHaveLength(1);
    expect(storage.length).toBe(0);
    expect(after.store.undo()).toBe('Edit text');
    expect(textOf(after.store, 'b1')).toBe('one');
  });

  it('keeps the identity of every record that an edit does not touch', () => {
    const { store } = open(fakeServer(), memoryStorage());
    const before = store.getState().view;
    store.run(setText('b1', 'x'));
    const after = store.getState().view;
    expect(after['b2']).toBe(before['b2']);
    expect(after['s1']).toBe(before['s1']);
    expect(after['b1']).not.toBe(before['b1']);
  });

  it('says steps in the language of the interface, and keeps their English and their key', async () => {
    const { store } = open(fakeServer(), memoryStorage());
    await loadLanguage('de');
    store.run({ ...setText('b1', 'a'), name: editingSteps.editText });
    expect(store.nextUndo()).toMatchObject({
      name: 'Edit text',
      nameWords: { key: 'editingSteps.editText', params: {} },
    });
    expect(store.getState().undoName).toBe('Text bearbeiten');
    expect(store.undo()).toBe('Text bearbeiten');
    await loadLanguage('en');
    expect(store.redo()).toBe('Edit text');
  });

  it('undoes and redoes steps by name; a new change clears redo [EDIT-72]', () => {
    const { store } = open(fakeServer(), memoryStorage());
    store.run(setText('b1', 'a'), 'g1');
    store.run(setText('b1', 'b'), 'g1');
    expect(store.getState().undoName).toBe('Edit text');
    expect(store.undo()).toBe('Edit text');
    expect(textOf(store, 'b1')).toBe('one');
    expect(store.redo()).toBe('Edit text');
    expect(textOf(store, 'b1')).toBe('b');
    store.undo();
    store.run(setText('b2', 'c'));
    expect(store.getState().redoName).toBeNull();
  });

  it('does not take back what somebody else wrote since [EDIT-72]', () => {
    const server = fakeServer();
    const { store } = open(server, memoryStorage());
    store.run(setText('b1', 'mine'));
    return settle().then(() => {
      server
        .events()
        ?.change(loggedOf('x1', 2, [{ op: 'set', id: 'b1', field: 'data.text', value: 'theirs' }]));
      store.undo();
      expect(textOf(store, 'b1')).toBe('theirs');
    });
  });

  it('says that it is not undone then, and undoes the step before next time [EDIT-72]', async () => {
    const server = fakeServer();
    const { store } = open(server, memoryStorage());
    store.run(setText('b2', 'before'));
    store.run(setText('b1', 'mine'));
    await settle();
    server
      .events()
      ?.change(loggedOf('x1', 3, [{ op: 'set', id: 'b1', field: 'data.text', value: 'theirs' }]));
    expect(store.getState().latestAuthor).toBe('Bob');
    expect(undoByName(store, () => true)).toEqual({
      name: 'Edit text',
      message: '“Edit text” cannot be undone: it was changed since.',
      isUndone: false,
    });
    expect(textOf(store, 'b1')).toBe('theirs');
    expect(undoByName(store, () => true)).toEqual({ name: 'Edit text', message: null, isUndone: true });
    expect(textOf(store, 'b2')).toBe('two');
  });

  it('takes a version that was restored as a step of its own, whichever way it arrives first [EDIT-72]', async () => {
    for (const first of ['answer', 'stream'] as const) {
      const server = fakeServer();
      const { store } = open(server, memoryStorage());
      store.run(setText('b1', 'mine'));
      await settle();
      const restored: LoggedChange = {
        ...loggedOf('r1', 2, [{ op: 'set', id: 'b1', field: 'data.text', value: 'former' }]),
        name: 'Restore version 0',
        gestureId: 'r1',
        inverse: [{ op: 'set', id: 'b1', field: 'data.text', value: 'mine' }],
      };
      if (first === 'stream') server.events()?.change(restored);
      store.takeOwnChange(restored);
      if (first === 'answer') server.events()?.change(restored);
      expect(textOf(store, 'b1')).toBe('former');
      expect(store.undo()).toBe('Restore version 0');
      expect(textOf(store, 'b1')).toBe('mine');
      expect(store.getState().undoName).toBe('Edit text');
      expect(store.redo()).toBe('Restore version 0');
      expect(textOf(store, 'b1')).toBe('former');
    }
  });

  it('says when the page was deleted by somebody else', async () => {
    const server = fakeServer();
    const { store } = open(server, memoryStorage());
    server.events()?.removed();
    store.run(setText('b1', 'late'));
    await settle();
    expect(store.getState().saveStatus).toBe('removed');
    expect(server.log).toHaveLength(0);
  });

  it('loads the document again where the server does not know its version, and saves on top of that', async () => {
    const server = fakeServer();
    const { store } = open(server, memoryStorage(), 7);
    store.run(setText('b1', 'mine'));
    await settle();
    expect(textOf(store, 'b1')).toBe('mine');
    expect(textOf(store, 'b2')).toBe('from the backup');
    expect(store.getState().saveStatus).toBe('saved');
    expect(store.getState().version).toBe(1);
    expect(server.log).toHaveLength(1);
    expect(store.undo()).toBe('Edit text');
  });
});
