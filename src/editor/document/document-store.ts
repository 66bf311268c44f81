import { createStore, type StoreApi } from 'zustand/vanilla';
import { createId } from '#lib/id.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import type { Change } from '#domain/documents/change.ts';
import { createReplica } from '#domain/documents/replica.ts';
import {
  DocumentClientError,
  type DocumentClient,
  type LoadedDocument,
  type OwnPresence,
} from './document-client.ts';
import type { DocumentState } from './document-state.ts';
import { recordStep, redoStep, undoStep, type DocumentHistory, type Reverted } from './document-history.ts';
import { forgetAcknowledged, keepPending, restorePending, type KeyValueStorage } from './pending-changes.ts';
import type { Person } from './person.ts';
import { saveStatusOf } from './save-status.ts';
import {
  createSyncState,
  syncStep,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
} from './sync-machine.ts';
import { presenceAfter } from './text-hold.ts';
import type { Command } from '../commands/command.ts';

const REOPEN_STREAM_MS = 2_000;
const PRESENCE_BEAT_MS = 10_000;

/** Clock, timers and storage of the browser; tests pass their own. */
export interface DocumentShell {
  readonly client: DocumentClient;
  readonly storage: KeyValueStorage;
  now(): number;
  /** Returns the function that calls it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Changes could not be taken by the server; they are no longer in the document. */
  readonly onRefused: (changeName: string, message: string) => void;
}

export interface DocumentStore {
  readonly documentId: string;
  readonly store: StoreApi<DocumentState>;
  readonly getState: () => DocumentState;
  /** Applies a command at once and saves it in the background. Commands of one gesture are one step of undo. */
  run(command: Command, gestureId?: string): void;
  undo(): string | null;
  redo(): string | null;
  setPresence(presence: Partial<OwnPresence>): void;
  markConflictsSeen(): void;
  retryNow(): void;
  signedIn(): void;
  restored(): void;
  /** Ends streams and timers; unsaved changes stay kept. */
  close(): void;
}

/** Opens a document: the state of the editor's copy, its autosave, its live stream and its history. */
export function openDocumentStore(loaded: LoadedDocument, shell: DocumentShell): DocumentStore {
  const { client, storage } = shell;
  const documentId = loaded.id;
  const restored = restorePending(storage, documentId);
  let sync = createSyncState(createReplica(loaded.version, loaded.records, restored));
  let history: DocumentHistory = { undo: loaded.undoStack, redo: loaded.redoStack };
  let endStream: () => void = () => undefined;
  let isClosed = false;
  const timers = new Set<() => void>();

  const store = createStore<DocumentState>(() => ({
    documentId,
    kind: loaded.kind,
    publishedVersion: loaded.publishedVersion,
    people: [],
    me: { selectedBlockId: null, heldBlockId: null, asksForBlockId: null },
    conflicts: [],
    isLive: false,
    ...derived(sync, history, false),
  }));

  function show(more: Partial<DocumentState> = {}): void {
    const conflicts = more.conflicts ?? store.getState().conflicts;
    store.setState({ ...more, ...derived(sync, history, conflicts.length > 0) });
  }

  function dispatch(event: SyncEvent): void {
    const before = sync.replica.pending;
    const step = syncStep(sync, event);
    sync = step.state;
    if (sync.replica.pending !== before) {
      keepPending(storage, documentId, client.clientId, sync.replica.pending);
      const left = new Set(sync.replica.pending.map((change) => change.id as string));
      const gone = before.filter((change) => !left.has(change.id)).map((change) => change.id as string);
      if (gone.length > 0) forgetAcknowledged(storage, documentId, new Set(gone));
    }
    const told = step.effects.flatMap((effect) => (effect.kind === 'tell-conflicts' ? effect.conflicts : []));
    show(told.length > 0 ? { conflicts: [...store.getState().conflicts, ...told] } : {});
    for (const effect of step.effects) carryOut(effect);
  }

  function carryOut(effect: SyncEffect): void {
    if (isClosed) return;
    if (effect.kind === 'send') void send(effect.changes);
    else if (effect.kind === 'retry-after') later(effect.milliseconds, () => dispatch({ kind: 'retry' }));
    else if (effect.kind === 'catch-up') follow();
    else if (effect.kind === 'reload') void reload();
    else if (effect.kind === 'tell-refused') shell.onRefused(effect.change.name, effect.message);
  }

  async function send(changes: readonly Change[]): Promise<void> {
    try {
      const answer = await client.send(documentId, changes);
      dispatch({ kind: 'acknowledged', answer });
    } catch (error) {
      if (!(error instanceof DocumentClientError)) throw error;
      dispatch({ kind: 'failed', failure: error.failure });
    }
  }

  async function reload(): Promise<void> {
    try {
      const again = await client.load(documentId, { isAgain: true });
      if (isClosed) return;
      const unsaved = new Set(sync.replica.pending.map((change) => change.gestureId));
      const own = history.undo.filter((step) => unsaved.has(step.gestureId));
      history = { undo: [...again.undoStack, ...own], redo: again.redoStack };
      dispatch({ kind: 'reloaded', version: again.version, records: again.records });
      show({ publishedVersion: again.publishedVersion });
      follow();
    } catch (error) {
      if (!(error instanceof DocumentClientError)) throw error;
      const { failure } = error;
      const isFinal = failure.kind === 'removed' || failure.kind === 'signed-out';
      dispatch({ kind: 'failed', failure: isFinal ? failure : { kind: 'network' } });
    }
  }

  function later(milliseconds: number, run: () => void): void {
    const cancel = shell.after(milliseconds, () => {
      timers.delete(cancel);
      if (!isClosed) run();
    });
    timers.add(cancel);
  }

  function follow(): void {
    endStream();
    endStream = client.follow(documentId, sync.replica.version, {
      change: (logged) => dispatch({ kind: 'received', logged }),
      presence: takePeople,
      published: (publishedVersion) => show({ publishedVersion }),
      removed: () => dispatch({ kind: 'removed' }),
      opened: () => {
        show({ isLive: true });
        dispatch({ kind: 'retry' });
      },
      broken: () => {
        endStream();
        show({ isLive: false });
        later(REOPEN_STREAM_MS, follow);
      },
    });
  }

  function takePeople(present: readonly Person[]): void {
    const people = present.filter((person) => person.clientId !== client.clientId);
    const own = present.find((person) => person.clientId === client.clientId) ?? null;
    show({ people, me: presenceAfter(store.getState().me, own, people) });
  }

  function beat(): void {
    // Nobody is asked to sign in by a call they did not make.
    if (sync.link === 'signed-out' || sync.link === 'removed') return;
    client
      .tellPresence(documentId, store.getState().me)
      .then((people) => {
        if (!isClosed) takePeople(people);
      })
      .catch((error: unknown) => {
        if (!(error instanceof DocumentClientError)) throw error;
        if (error.failure.kind === 'signed-out') dispatch({ kind: 'failed', failure: error.failure });
      });
  }

  function keepBeating(): void {
    beat();
    later(PRESENCE_BEAT_MS, keepBeating);
  }

  function commit(command: Command, gestureId: string, reverts?: Change['reverts']): void {
    const change: Change = {
      id: createId<'change'>(shell.now()),
      baseVersion: sync.replica.version,
      name: command.name,
      gestureId,
      operations: command.operations,
      ...(reverts === undefined ? {} : { reverts }),
    };
    dispatch({ kind: 'edited', change });
  }

  function revert(kind: 'undo' | 'redo', reverted: Reverted | null): string | null {
    if (reverted === null) return null;
    history = reverted.history;
    const { name, operations, gestureId } = reverted;
    if (operations.length === 0) show();
    else commit({ name, operations }, createId(shell.now()), { kind, gestureId });
    return name;
  }

  follow();
  keepBeating();
  if (restored.length > 0) dispatch({ kind: 'retry' });

  return {
    documentId,
    store,
    getState: store.getState,
    run(command, gestureId = createId(shell.now())) {
      const applied = applyOperations(sync.replica.view, command.operations);
      if (applied.effective.length === 0) return;
      history = recordStep(history, {
        gestureId,
        name: command.name,
        operations: applied.effective,
        inverse: applied.inverse,
      });
      commit({ name: command.name, operations: applied.effective }, gestureId);
    },
    undo: () => revert('undo', undoStep(history, sync.replica.view)),
    redo: () => revert('redo', redoStep(history, sync.replica.view)),
    setPresence(presence) {
      const me = { ...store.getState().me, ...presence };
      if (JSON.stringify(me) === JSON.stringify(store.getState().me)) return;
      show({ me });
      beat();
    },
    markConflictsSeen: () => show({ conflicts: [] }),
    retryNow: () => dispatch({ kind: 'retry' }),
    signedIn() {
      dispatch({ kind: 'signed-in' });
      follow();
    },
    restored: () => dispatch({ kind: 'restored' }),
    close() {
      isClosed = true;
      endStream();
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}

function derived(
  sync: SyncState,
  history: DocumentHistory,
  hasUnseenConflict: boolean,
): Pick<DocumentState, 'view' | 'version' | 'saveStatus' | 'pendingCount' | 'undoName' | 'redoName'> {
  return {
    view: sync.replica.view,
    version: sync.replica.version,
    saveStatus: saveStatusOf(sync, hasUnseenConflict),
    pendingCount: sync.replica.pending.length,
    undoName: history.undo.at(-1)?.name ?? null,
    redoName: history.redo.at(-1)?.name ?? null,
  };
}
