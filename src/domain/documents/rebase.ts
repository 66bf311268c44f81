import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonValue } from '#lib/json.ts';
import { fieldsOverlap, readField } from './field-path.ts';
import { operationRecordId, type Operation } from './operation.ts';
import type { DocumentRecords, RecordId } from './record.ts';

/**
 * Two people meant different things with one place. The later change wins, both are told,
 * and the value that lost stays in the change log.
 */
export type Conflict =
  /** The same field was set by both; the newer value stands. */
  | {
      readonly kind: 'field';
      readonly recordId: RecordId;
      readonly field: string;
      readonly lost: JsonValue;
    }
  /** The record was removed by the other; the edit has no effect. */
  | { readonly kind: 'removed'; readonly recordId: RecordId }
  /** The record that is removed now was edited by the other meanwhile. */
  | { readonly kind: 'removed-edited'; readonly recordId: RecordId };

export interface Rebased {
  readonly operations: readonly Operation[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Brings operations made on an older version onto the current records.
 * @param current the records with all of `concurrent` applied
 * @param concurrent what others changed since the version the operations were made on
 * @returns the operations that still have a meaning, and what collided
 */
export function rebaseOperations(
  operations: readonly Operation[],
  concurrent: readonly Operation[],
  current: DocumentRecords,
): Rebased {
  if (concurrent.length === 0) return { operations, conflicts: [] };
  const kept: Operation[] = [];
  const conflicts: Conflict[] = [];
  const createdHere = new Set<RecordId>();
  for (const operation of operations) {
    const id = operationRecordId(operation);
    if (operation.op === 'put') createdHere.add(id);
    const touching = createdHere.has(id) ? [] : concurrent.filter((other) => operationRecordId(other) === id);
    if (operation.op === 'set' && current[id] === undefined && !createdHere.has(id)) {
      conflicts.push({ kind: 'removed', recordId: id });
      continue;
    }
    kept.push(operation);
    const conflict = findConflict(operation, touching, current);
    if (conflict !== null) conflicts.push(conflict);
  }
  return { operations: kept, conflicts };
}

function findConflict(
  operation: Operation,
  touching: readonly Operation[],
  current: DocumentRecords,
): Conflict | null {
  if (touching.length === 0) return null;
  const id = operationRecordId(operation);
  if (operation.op === 'remove') return { kind: 'removed-edited', recordId: id };
  if (operation.op === 'put') return null;
  const record = current[id];
  const other = touching.find(
    (each) => each.op === 'put' || (each.op === 'set' && fieldsOverlap(each.field, operation.field)),
  );
  if (other === undefined || record === undefined) return null;
  const lost = readField(record, operation.field);
  if (lost === undefined || jsonEqual(lost, operation.value)) return null;
  return { kind: 'field', recordId: id, field: operation.field, lost };
}
