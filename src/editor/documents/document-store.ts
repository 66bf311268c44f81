import { createStore, type StoreApi } from 'zustand/vanilla';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import type { Change, LoggedChange } from '#domain/documents/change.ts';
import { changeName } from '#domain/documents/change-name.ts';
import { MAX_CHANGE_NAME_LENGTH } from '#domain/documents/operation-schema.ts';
import { createReplica } from '#domain/documents/replica.ts';
import { translate, translateStored } from '#ui/translate.ts';
import {
  DocumentClientError,
  type DocumentClient,
  type LoadedDocument,
  type OwnPresence,
} from './document-client.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { derivedState } from './derived-state.ts';
import type { DocumentState } from './document-state.ts';
import { recordStep, redoStep, undoStep, type HistoryStep, type Reverted } from './document-history.ts';
import { noteChange } from './recent-changes.ts';
import { withOlderSteps } from './older-steps.ts';
import { forgetAcknowledged, keepPending, restorePending, type KeyValueStorage } from './pending-changes.ts';
import type { Person } from './person.ts';
import { withRestoredSteps } from './restored-steps.ts';
import { createSyncState, syncStep, type SyncEffect, type SyncEvent } from './sync-machine.ts';
import { presenceAfter } from './text-hold.ts';
import type { Command } from './command.ts';

const REOPEN_STREAM_MS = 2_000;
/** The delay before a stream that the server refused is retried. */
const REFUSED_STREAM_MS = 30_000;
const PRESENCE_BEAT_MS = 10_000;

/** Clock, timers and storage of the browser; tests pass their own. */
export interface DocumentShell {
  readonly client: DocumentClient;
  readonly storage: KeyValueStorage;
  now(): number;
  /** Returns the function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /**
   * A change was refused by the server. `isKept`: it stays in the local document until the person corrects it; else it
   * was removed.
   */
  readonly onRefused: (changeName: string, message: string, isKept: boolean) => void;
  /** Live changes are interrupted, with the reason; reported once for each interruption. */
  readonly onNotLive: (message: string) => void;
}

export interface DocumentStore {
  readonly documentId: DocumentId;
  readonly store: StoreApi<DocumentState>;
  readonly getState: () => DocumentState;
  /** Applies a command at once and saves it in the background. Commands of one gesture are one step of undo. */
  run(command: Command, gestureId?: string): void;
  /** A change of this person that the server made (a version that was restored): shown at once, and a step of undo. */
  takeOwnChange(change: LoggedChange): void;
  undo(): string | null;
  /** The newest undo step. */
  nextUndo(): HistoryStep | null;
  /** Whether the newest change here belongs to a gesture: nothing was changed or undone since. */
  isNewest(gestureId: string): boolean;
  redo(): string | null;
  setPresence(presence: Partial<OwnPresence>): void;
  markConflictsSeen(): void;
  retryNow(): void;
  signedIn(): void;
  restored(): void;
  /** Ends streams and timers; unsaved changes stay in the browser's storage. */
  close(): void;
}

/** Opens a document: its replica, autosave, live stream and history. */
export function openDocumentStore(loaded: LoadedDocument, shell: DocumentShell): DocumentStore {
  const { client, storage } = shell;
  const documentId = loaded.id;
  const restored = restorePending(storage, documentId);
  let sync = createSyncState(createReplica(loaded.version, loaded.records, restored));
  const openedHistory = { undo: loaded.undoStack, redo: loaded.redoStack };
  let history = withRestoredSteps(openedHistory, loaded.records, restored);
  let latest = loaded;
  let endStream: () => void = () => undefined;
  let isClosed = false;
  let toldRefusal: string | null = null;
  const timers = new Set<() => void>();

  const store = createStore<DocumentState>(() => ({
    documentId,
    kind: loaded.kind,
    publishedVersion: loaded.publishedVersion,
    people: [],
    latestAuthor: null,
    me: { selectedBlockId: null, heldBlockId: null, asksForBlockId: null },
    conflicts: [],
    isLive: false,
    ...derivedState(sync, history, false),
  }));

  function show(more: Partial<DocumentState> = {}): void {
    const conflicts = more.conflicts ?? store.getState().conflicts;
    store.setState({ ...more, ...derivedState(sync, history, conflicts.length > 0) });
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
    else if (effect.kind === 'tell-refused') {
      const { name, nameWords } = effect.change;
      shell.onRefused(translateStored(nameWords, name), effect.message, effect.isKept);
    }
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
      void loadOlderSteps(again);
    } catch (error) {
      if (!(error instanceof DocumentClientError)) throw error;
      const { failure } = error;
      const isFinal = failure.kind === 'removed' || failure.kind === 'signed-out';
      dispatch({ kind: 'failed', failure: isFinal ? failure : { kind: 'network' } });
    }
  }

  /** Steps that arrive after the document is shown: the history grows at its older end. */
  async function loadOlderSteps(opened: LoadedDocument): Promise<void> {
    latest = opened;
    if (!opened.hasMoreSteps) return;
    try {
      const all = await client.loadSteps(documentId, opened.version);
      if (isClosed || latest !== opened) return;
      history = withOlderSteps(history, { undo: opened.undoStack, redo: opened.redoStack }, all);
      show();
    } catch (error) {
      // Only the newest steps are available until the document is opened again.
      if (!(error instanceof DocumentClientError)) throw error;
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
      change: (logged) => {
        store.setState({ latestAuthor: logged.authorName });
        dispatch({ kind: 'received', logged });
      },
      state: (now) => {
        store.setState({ latestAuthor: null });
        dispatch({ kind: 'caught-up', now });
      },
      presence: (people) => {
        toldRefusal = null;
        takePeople(people);
      },
      published: (publishedVersion) => show({ publishedVersion }),
      removed: () => dispatch({ kind: 'removed' }),
      opened: () => {
        show({ isLive: true });
        dispatch({ kind: 'retry' });
      },
      refused: (message) => {
        endStream();
        show({ isLive: false });
        if (message !== toldRefusal) shell.onNotLive(message);
        toldRefusal = message;
        later(REFUSED_STREAM_MS, follow);
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
    // Background calls do not ask to sign in.
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

  function commit(
    { operations, ...named }: Pick<Change, 'name' | 'nameWords' | 'operations'>,
    gestureId: string,
    reverts?: Change['reverts'],
  ): void {
    const change: Change = {
      id: createId<'change'>(shell.now()),
      baseVersion: sync.replica.version,
      ...named,
      gestureId,
      operations,
      ...(reverts === undefined ? {} : { reverts }),
    };
    dispatch({ kind: 'edited', change });
  }

  function revert(kind: 'undo' | 'redo', reverted: Reverted | null): string | null {
    if (reverted === null) return null;
    history = reverted.history;
    const { history: _newHistory, gestureId, ...step } = reverted;
    if (step.operations.length === 0) show();
    else commit(step, createId(shell.now()), { kind, gestureId });
    return translateStored(step.nameWords, step.name);
  }

  follow();
  keepBeating();
  void loadOlderSteps(loaded);
  if (restored.length > 0) dispatch({ kind: 'retry' });

  return {
    documentId,
    store,
    getState: store.getState,
    run(command, gestureId = createId(shell.now())) {
      const applied = applyOperations(sync.replica.view, command.operations);
      if (applied.effective.length === 0) return;
      const named =
        typeof command.name === 'string'
          ? { name: cutText(command.name, MAX_CHANGE_NAME_LENGTH) }
          : changeName(command.name);
      history = recordStep(history, {
        gestureId,
        ...named,
        operations: applied.effective,
        inverse: applied.inverse,
        at: shell.now(),
      });
      const name = typeof command.name === 'string' ? command.name : translate(command.name);
      noteChange({ where: documentId, name, at: shell.now() });
      commit({ ...named, operations: applied.effective }, gestureId);
    },
    takeOwnChange(change) {
      const { gestureId, name, nameWords, operations, inverse } = change;
      const named = nameWords === undefined ? { name } : { name, nameWords };
      const at = shell.now();
      history = recordStep(history, { gestureId, ...named, operations, inverse, at });
      noteChange({ where: documentId, name: translateStored(nameWords, name), at });
      dispatch({ kind: 'received', logged: change });
    },
    nextUndo: () => history.undo.at(-1) ?? null,
    isNewest: (gestureId) => history.redo.length === 0 && history.undo.at(-1)?.gestureId === gestureId,
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
