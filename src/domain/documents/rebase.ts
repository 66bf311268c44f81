import type { JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { applyOperations } from './apply.ts';
import { fieldsOverlap, readField } from './field-path.ts';
import { fieldSets } from './field-sets.ts';
import { operationRecordId, type Operation, type PutOperation, type SetOperation } from './operation.ts';
import type { DocumentRecord, DocumentRecords, RecordId } from './record.ts';

/**
 * Two people meant different things with one place. The later change wins, both are told,
 * and the value that lost stays in the change log.
 */
export type Conflict =
  /** The same field was set by both; the newer value stands. `lost` is null where the other took the field away. */
  | {
      readonly kind: 'field';
      readonly recordId: RecordId;
      readonly field: string;
      readonly lost: JsonValue;
    }
  /** The record was removed by the other; the edit has no effect and is kept here. */
  | { readonly kind: 'removed'; readonly recordId: RecordId; readonly dropped: Operation }
  /** The record that is removed now was edited by the other meanwhile. */
  | { readonly kind: 'removed-edited'; readonly recordId: RecordId };

export interface Rebased {
  readonly operations: readonly Operation[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Brings operations made on an older version onto the current records.
 * A record put by both (two people took one removal back) is merged field by field, so that what the other
 * did to it since is not lost.
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
  let records = current;
  const keep = (operation: Operation): void => {
    kept.push(operation);
    records = applyOperations(records, [operation]).records;
  };
  for (const operation of operations) {
    const id = operationRecordId(operation);
    const touching = concurrent.filter((other) => operationRecordId(other) === id);
    if (touching.length === 0) {
      keep(operation);
      continue;
    }
    const record = records[id];
    switch (operation.op) {
      case 'put':
        if (record === undefined || record.type !== operation.record.type) keep(operation);
        else mergePut(operation, touching, record, current[id], keep, conflicts);
        break;
      case 'set': {
        if (record === undefined) {
          conflicts.push({ kind: 'removed', recordId: id, dropped: operation });
          break;
        }
        const conflict = fieldConflict(operation, touching, current[id]);
        if (conflict !== null) conflicts.push(conflict);
        keep(operation);
        break;
      }
      case 'remove':
        if (record !== undefined) conflicts.push({ kind: 'removed-edited', recordId: id });
        keep(operation);
        break;
    }
  }
  return { operations: kept, conflicts };
}

/** A put over a record that others touched meanwhile, as `set`s that leave what they set alone. */
function mergePut(
  operation: PutOperation,
  touching: readonly Operation[],
  record: DocumentRecord,
  before: DocumentRecord | undefined,
  keep: (operation: Operation) => void,
  conflicts: Conflict[],
): void {
  const wasPut = touching.some((other) => other.op === 'put');
  for (const set of fieldSets(record, operation.record)) {
    const isSetByOther = touching.some(
      (other) => other.op === 'set' && fieldsOverlap(other.field, set.field),
    );
    if (isSetByOther) continue;
    if (wasPut && set.value === undefined) continue;
    const lost = before === undefined ? undefined : readField(before, set.field);
    if (wasPut && lost !== undefined) {
      conflicts.push({ kind: 'field', recordId: record.id, field: set.field, lost });
    }
    keep(set);
  }
}

function fieldConflict(
  operation: SetOperation,
  touching: readonly Operation[],
  record: DocumentRecord | undefined,
): Conflict | null {
  const other = touching.find(
    (each) => each.op === 'put' || (each.op === 'set' && fieldsOverlap(each.field, operation.field)),
  );
  if (other === undefined || record === undefined) return null;
  const lost = readField(record, operation.field);
  if (jsonEqual(lost, operation.value)) return null;
  if (lost === undefined && other.op === 'put') return null;
  return { kind: 'field', recordId: operation.id, field: operation.field, lost: lost ?? null };
}
