import type { DocumentNow } from '#contract/documents.ts';
import type { Change, LoggedChange } from '#domain/documents/change.ts';
import type { Conflict } from '#domain/documents/rebase.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import {
  addLocalChange,
  createReplica,
  receiveChanges,
  withoutLocalChanges,
  type Replica,
} from '#domain/documents/replica.ts';
import { assertNever } from '#lib/invariant.ts';
import type { Acknowledged, SendFailure } from './document-client.ts';
import { mergeWithRefused } from './merge-with-refused.ts';
import { isMendable, refusalMessage } from './refusal.ts';

/** The greatest number of changes in one request. */
const MAX_CHANGES_PER_REQUEST = 50;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Autosave and merging of one open document: a pure machine with effects as data. */
export interface SyncState {
  readonly replica: Replica;
  /** Ids of the changes being sent. */
  readonly sending: readonly string[];
  readonly link: 'online' | 'offline' | 'signed-out' | 'removed';
  /** Successive failed tries. */
  readonly failures: number;
  /** Received changes that wait for an earlier one. */
  readonly ahead: readonly LoggedChange[];
  /** After a refusal changes are sent one by one, so that only the refused one is left out. */
  readonly isCareful: boolean;
  /**
   * Pending changes that the server refused for their content, with the reasons: kept here until the person corrects
   * them.
   */
  readonly refused: ReadonlyMap<string, string>;
}

export type SyncEvent =
  | { readonly kind: 'edited'; readonly change: Change }
  | { readonly kind: 'acknowledged'; readonly answer: Acknowledged }
  | { readonly kind: 'failed'; readonly failure: SendFailure }
  | { readonly kind: 'received'; readonly logged: LoggedChange }
  /** The current document, instead of very many changes. */
  | { readonly kind: 'caught-up'; readonly now: DocumentNow }
  | { readonly kind: 'retry' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'restored' }
  /** Replaces the replica by the server's document. */
  | { readonly kind: 'reloaded'; readonly version: number; readonly records: DocumentRecords };

export type SyncEffect =
  | { readonly kind: 'send'; readonly changes: readonly Change[] }
  | { readonly kind: 'retry-after'; readonly milliseconds: number }
  /** The stream skipped a change: follow it again from the replica's version. */
  | { readonly kind: 'catch-up' }
  /** The server no longer has the replica's version: load the document again. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'tell-conflicts'; readonly conflicts: readonly Conflict[] }
  | {
      readonly kind: 'tell-refused';
      readonly change: Change;
      readonly message: string;
      /** A refused change is still shown, and sent again together with its correction. */
      readonly isKept: boolean;
    };

export interface SyncStep {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
}

export function createSyncState(replica: Replica): SyncState {
  return {
    replica,
    sending: [],
    link: 'online',
    failures: 0,
    ahead: [],
    isCareful: false,
    refused: new Map(),
  };
}

/** Advances the machine; effects are carried out by the document store. */
export function syncStep(state: SyncState, event: SyncEvent): SyncStep {
  switch (event.kind) {
    case 'edited':
      return send(edited(state, event.change));
    case 'received':
      return receive(state, [event.logged]);
    case 'caught-up':
      return receive(caughtUp(state, event.now), []);
    case 'acknowledged':
      return acknowledge(state, event.answer);
    case 'failed':
      return failed(state, event.failure);
    case 'retry':
      return send(state);
    case 'signed-in':
      return state.link === 'signed-out'
        ? send({ ...state, link: 'online', failures: 0 })
        : { state, effects: [] };
    case 'removed':
      return { state: { ...state, link: 'removed', sending: [] }, effects: [] };
    case 'restored':
      return send({ ...state, link: 'online', failures: 0 });
    case 'reloaded':
      return reloaded(state, event.version, event.records);
    default:
      return assertNever(event);
  }
}

function edited(state: SyncState, change: Change): SyncState {
  const mended = mergeWithRefused(
    state.replica.pending.filter(({ id }) => state.refused.has(id)),
    change,
  );
  const replica = addLocalChange(withoutLocalChanges(state.replica, mended.ids), mended.change);
  return { ...state, replica, refused: withoutKeys(state.refused, mended.ids) };
}

function withoutKeys(
  map: ReadonlyMap<string, string>,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return keys.size === 0 ? map : new Map([...map].filter(([key]) => !keys.has(key)));
}

function send(state: SyncState): SyncStep {
  const isBlocked = state.link === 'signed-out' || state.link === 'removed';
  if (isBlocked || state.sending.length > 0) return { state, effects: [] };
  // A change whose confirmation waits for an earlier one was accepted: it is not sent again.
  const taken = new Set(state.ahead.map((logged) => logged.id));
  const changes = state.replica.pending
    .filter(({ id }) => !taken.has(id) && !state.refused.has(id))
    .slice(0, state.isCareful ? 1 : MAX_CHANGES_PER_REQUEST);
  if (changes.length === 0) return { state, effects: [] };
  return {
    state: { ...state, sending: changes.map((change) => change.id) },
    effects: [{ kind: 'send', changes }],
  };
}

function acknowledge(state: SyncState, answer: Acknowledged): SyncStep {
  const known = new Set(answer.missed.map((logged) => logged.id as string));
  const own = answer.results.flatMap((result): LoggedChange[] => {
    const change = state.replica.pending.find((pending) => pending.id === result.id);
    return change === undefined || known.has(result.id) ? [] : [confirmed(change, result.version)];
  });
  const caught = answer.state === undefined ? state : caughtUp(state, answer.state);
  const received = receive({ ...caught, sending: [], link: 'online', failures: 0, isCareful: false }, [
    ...answer.missed,
    ...own,
  ]);
  // A change that was sent twice may be in the records already: it counts as accepted all the same.
  const { version } = received.state.replica;
  const kept = new Map(answer.rejected.filter(isMendable).map((each) => [each.id, refusalMessage(each)]));
  const settled = new Set([
    ...answer.results.filter((result) => result.version <= version).map((result) => result.id),
    ...answer.rejected.map((rejected) => rejected.id).filter((id) => !kept.has(id)),
  ]);
  const replica = withoutLocalChanges(received.state.replica, settled);
  const answered = new Set([...answer.results, ...answer.rejected].map((each) => each.id));
  const isUnanswered = replica.pending.some(
    (change) => state.sending.includes(change.id) && !answered.has(change.id),
  );
  // An answer without the changes that were sent is retried later, not immediately and forever.
  const current = {
    ...received.state,
    replica,
    refused: kept.size === 0 ? state.refused : new Map([...state.refused, ...kept]),
  };
  const next = isUnanswered
    ? failed({ ...current, failures: state.failures }, { kind: 'network' })
    : send(current);
  const conflicts = answer.results.flatMap((result) => result.conflicts);
  const refusals = answer.rejected.flatMap((rejected): SyncEffect[] => {
    const change = state.replica.pending.find((pending) => pending.id === rejected.id);
    const message = refusalMessage(rejected);
    return change === undefined
      ? []
      : [{ kind: 'tell-refused', change, message, isKept: kept.has(rejected.id) }];
  });
  return {
    state: next.state,
    effects: [
      ...received.effects,
      ...(conflicts.length > 0 ? [{ kind: 'tell-conflicts' as const, conflicts }] : []),
      ...refusals,
      ...next.effects,
    ],
  };
}

/** Own changes keep their base version: their collisions are reported when they are saved. */
function caughtUp(state: SyncState, { version, records }: DocumentNow): SyncState {
  if (version <= state.replica.version) return state;
  return {
    ...state,
    replica: createReplica(version, records, state.replica.pending),
    ahead: state.ahead.filter((logged) => logged.version > version),
  };
}

function receive(state: SyncState, arrived: readonly LoggedChange[]): SyncStep {
  const queue = [...state.ahead, ...arrived].toSorted((a, b) => a.version - b.version);
  const news: LoggedChange[] = [];
  const ahead: LoggedChange[] = [];
  let { version } = state.replica;
  for (const logged of queue) {
    if (logged.version <= version || logged.version === ahead.at(-1)?.version) continue;
    if (logged.version === version + 1) {
      news.push(logged);
      version = logged.version;
    } else ahead.push(logged);
  }
  const { replica, conflicts } = receiveChanges(state.replica, news);
  const effects: SyncEffect[] = [];
  if (conflicts.length > 0) effects.push({ kind: 'tell-conflicts', conflicts });
  // While a request is in progress its answer may close the gap.
  if (ahead.length > 0 && state.sending.length === 0) effects.push({ kind: 'catch-up' });
  return { state: { ...state, replica, ahead }, effects };
}

/** The own changes are rebased onto the server's document, also where that is older than the replica was. */
function reloaded(state: SyncState, version: number, records: DocumentRecords): SyncStep {
  const pending = state.replica.pending.map((change) => ({ ...change, baseVersion: version }));
  return send({
    ...state,
    replica: createReplica(version, records, pending),
    sending: [],
    link: 'online',
    ahead: [],
  });
}

function failed(state: SyncState, failure: SendFailure): SyncStep {
  switch (failure.kind) {
    case 'network': {
      const failures = state.failures + 1;
      const milliseconds = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 5));
      return {
        state: { ...state, sending: [], link: 'offline', failures },
        effects: [{ kind: 'retry-after', milliseconds }],
      };
    }
    case 'signed-out':
      return { state: { ...state, sending: [], link: 'signed-out' }, effects: [] };
    case 'outdated':
      return { state: { ...state, sending: [], link: 'offline' }, effects: [{ kind: 'reload' }] };
    case 'removed':
      return { state: { ...state, sending: [], link: 'removed' }, effects: [] };
    case 'refused':
      return refused(state, failure.message);
    default:
      return assertNever(failure);
  }
}

function refused(state: SyncState, message: string): SyncStep {
  const refusedIds = new Set(state.sending);
  if (refusedIds.size > 1) return send({ ...state, sending: [], isCareful: true });
  const change = state.replica.pending.find((each) => refusedIds.has(each.id));
  const next = send({
    ...state,
    sending: [],
    isCareful: state.replica.pending.length > 1,
    replica: withoutLocalChanges(state.replica, refusedIds),
  });
  return change === undefined
    ? next
    : {
        state: next.state,
        effects: [{ kind: 'tell-refused', change, message, isKept: false }, ...next.effects],
      };
}

function confirmed(change: Change, version: number): LoggedChange {
  return {
    id: change.id,
    documentId: '' as LoggedChange['documentId'],
    version,
    authorId: null,
    authorName: '',
    name: change.name,
    ...(change.nameWords === undefined ? {} : { nameWords: change.nameWords }),
    gestureId: change.gestureId,
    operations: change.operations,
    inverse: [],
    conflicts: [],
    at: '',
  };
}
