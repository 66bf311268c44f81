import { applyOperations } from './apply.ts';
import type { Change, LoggedChange } from './change.ts';
import { operationRecordId, type Operation } from './operation.ts';
import { rebaseOperations, type Conflict } from './rebase.ts';
import type { DocumentRecords } from './record.ts';
import { TouchedFields } from './touched-fields.ts';
import { WorkingRecords } from './working-records.ts';

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

/** A change by the person: shown at once, sent later. */
export function addLocalChange(replica: Replica, change: Change): Replica {
  return {
    ...replica,
    pending: [...replica.pending, change],
    view: applyOperations(replica.view, change.operations).records,
  };
}

export interface Received {
  readonly replica: Replica;
  /** Collisions of the pending changes with the changes received. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Changes arrived in the order of the server: somebody else's, or own ones that are now confirmed. Those already known
 * (their version is not above the replica's) are ignored; a gap is the caller's to close first. The records are copied
 * once, however many changes there are.
 */
export function receiveChanges(replica: Replica, arrived: readonly LoggedChange[]): Received {
  const news = arrived.filter((logged) => logged.version > replica.version);
  const last = news.at(-1);
  if (last === undefined) return { replica, conflicts: [] };
  const confirmed = new WorkingRecords(replica.confirmed);
  const pending = new Map(replica.pending.map((change) => [change.id, change]));
  const touched = new TouchedFields(operationsOf(replica.pending));
  const conflicts: Conflict[] = [];
  for (const logged of news) {
    for (const operation of logged.operations) confirmed.apply(operation);
    if (pending.delete(logged.id)) continue;
    // Most changes are about other records than the own ones.
    if (!logged.operations.some((each) => touched.hasRecord(operationRecordId(each)))) continue;
    for (const { operations } of pending.values()) {
      conflicts.push(...rebaseOperations(operations, logged.operations, confirmed.records).conflicts);
    }
  }
  return { replica: createReplica(last.version, confirmed.records, [...pending.values()]), conflicts };
}

/** Drops pending changes that the server refused, or already has. */
export function withoutLocalChanges(replica: Replica, ids: ReadonlySet<string>): Replica {
  const pending = replica.pending.filter((change) => !ids.has(change.id));
  if (pending.length === replica.pending.length) return replica;
  return createReplica(replica.version, replica.confirmed, pending);
}

function overlay(confirmed: DocumentRecords, pending: readonly Change[]): DocumentRecords {
  return applyOperations(confirmed, operationsOf(pending)).records;
}

function operationsOf(changes: readonly Change[]): readonly Operation[] {
  return changes.flatMap((change) => change.operations);
}
