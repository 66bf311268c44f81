import type { JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { readField } from './field-path.ts';
import { fieldSets } from './field-sets.ts';
import {
  operationRecordId,
  type Operation,
  type OperationTarget,
  type PutOperation,
  type SetOperation,
} from './operation.ts';
import type { DocumentRecord, DocumentRecords, RecordId } from './record.ts';
import { TouchedFields } from './touched-fields.ts';
import { WorkingRecords } from './working-records.ts';

/**
 * Two people changed one field in different ways. The later change wins, both are told, and the losing value stays in
 * the change log.
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
  concurrent: readonly OperationTarget[],
  current: DocumentRecords,
): Rebased {
  if (concurrent.length === 0) return { operations, conflicts: [] };
  const touched = new TouchedFields(concurrent);
  const working = WorkingRecords.touchedBy(operations, current);
  const kept: Operation[] = [];
  const conflicts: Conflict[] = [];
  const keep = (operation: Operation): void => {
    kept.push(operation);
    working.apply(operation);
  };
  for (const operation of operations) {
    const id = operationRecordId(operation);
    if (!touched.hasRecord(id)) {
      keep(operation);
      continue;
    }
    const record = working.get(id);
    switch (operation.op) {
      case 'put':
        if (record === undefined || record.type !== operation.record.type) keep(operation);
        else mergePut(operation, touched, record, current[id], keep, conflicts);
        break;
      case 'set': {
        if (record === undefined) {
          conflicts.push({ kind: 'removed', recordId: id, dropped: operation });
          break;
        }
        const conflict = fieldConflict(operation, touched, current[id]);
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
  touched: TouchedFields,
  record: DocumentRecord,
  before: DocumentRecord | undefined,
  keep: (operation: Operation) => void,
  conflicts: Conflict[],
): void {
  const wasPut = touched.wasPut(record.id);
  for (const set of fieldSets(record, operation.record)) {
    if (touched.isFieldSet(record.id, set.field)) continue;
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
  touched: TouchedFields,
  record: DocumentRecord | undefined,
): Conflict | null {
  const first = touched.firstAt(operation.id, operation.field);
  if (first === null || record === undefined) return null;
  const lost = readField(record, operation.field);
  if (jsonEqual(lost, operation.value)) return null;
  if (lost === undefined && first === 'put') return null;
  return { kind: 'field', recordId: operation.id, field: operation.field, lost: lost ?? null };
}
