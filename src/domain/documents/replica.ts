import { applyOperations } from './apply.ts';
import type { Change, ChangeId, LoggedChange } from './change.ts';
import { rebaseOperations, type Conflict } from './rebase.ts';
import type { DocumentRecords } from './record.ts';

/**
 * An editor's copy of a document: what the server has confirmed, and the own changes it has not confirmed yet.
 * What the person sees is `view`: the confirmed records with the pending changes on top.
 */
export interface Replica {
  readonly version: number;
  readonly confirmed: DocumentRecords;
  readonly pending: readonly Change[];
  readonly view: DocumentRecords;
}

export function createReplica(
  version: number,
  confirmed: DocumentRecords,
  pending: readonly Change[] = [],
): Replica {
  return { version, confirmed, pending, view: overlay(confirmed, pending) };
}

/** The person did something: shown at once, to be sent later. */
export function addLocalChange(replica: Replica, change: Change): Replica {
  return {
    ...replica,
    pending: [...replica.pending, change],
    view: applyOperations(replica.view, change.operations).records,
  };
}

export interface Received {
  readonly replica: Replica;
  /** What of the own pending changes collided with the change received. */
  readonly conflicts: readonly Conflict[];
}

/**
 * A change arrived in the order of the server: somebody else's, or an own one that is now confirmed.
 * A change already known (its version is not above the replica's) is ignored; a gap is the caller's to close first.
 */
export function receiveChange(replica: Replica, logged: LoggedChange): Received {
  if (logged.version <= replica.version) return { replica, conflicts: [] };
  const confirmed = applyOperations(replica.confirmed, logged.operations).records;
  const pending = replica.pending.filter((change) => change.id !== logged.id);
  const own = pending.length !== replica.pending.length;
  const conflicts = own
    ? []
    : pending.flatMap(
        (change) => rebaseOperations(change.operations, logged.operations, confirmed).conflicts,
      );
  return {
    replica: { version: logged.version, confirmed, pending, view: overlay(confirmed, pending) },
    conflicts,
  };
}

/** The server refused a change: what the person sees is shown without it. */
export function rejectLocalChange(replica: Replica, changeId: ChangeId): Replica {
  return createReplica(
    replica.version,
    replica.confirmed,
    replica.pending.filter((change) => change.id !== changeId),
  );
}

function overlay(confirmed: DocumentRecords, pending: readonly Change[]): DocumentRecords {
  let records = confirmed;
  for (const change of pending) records = applyOperations(records, change.operations).records;
  return records;
}
