import { isJsonObject } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { assertNever } from '#lib/invariant.ts';
import { readField, writeField } from './field-path.ts';
import type { Operation } from './operation.ts';
import type { DocumentRecord, DocumentRecords } from './record.ts';

/** What applying a list of operations gives. */
export interface Applied {
  readonly records: DocumentRecords;
  /** Brings `records` back to what they were; to be applied in the order given. */
  readonly inverse: readonly Operation[];
  /** The operations that had an effect; the others met a missing record or an equal value. */
  readonly effective: readonly Operation[];
}

/**
 * Applies operations in order. Pure: the records given are not changed, untouched records keep their identity.
 * Operations on missing records have no effect and no inverse.
 */
export function applyOperations(records: DocumentRecords, operations: readonly Operation[]): Applied {
  const next: Record<string, DocumentRecord> = { ...records };
  const inverse: Operation[] = [];
  const effective: Operation[] = [];
  for (const operation of operations) {
    const undo = applyOne(next, operation);
    if (undo === null) continue;
    inverse.unshift(undo);
    effective.push(operation);
  }
  return effective.length === 0 ? { records, inverse, effective } : { records: next, inverse, effective };
}

/** Changes `records` in place and gives the inverse operation, or null where nothing changed. */
function applyOne(records: Record<string, DocumentRecord>, operation: Operation): Operation | null {
  switch (operation.op) {
    case 'put': {
      const before = records[operation.record.id];
      if (before !== undefined && jsonEqual(before, operation.record)) return null;
      records[operation.record.id] = operation.record;
      return before === undefined ? { op: 'remove', id: operation.record.id } : { op: 'put', record: before };
    }
    case 'set': {
      const record = records[operation.id];
      if (record === undefined) return null;
      const before = readField(record, operation.field);
      if (jsonEqual(before, operation.value)) return null;
      const container = containerCreatedBy(record, operation.field);
      records[operation.id] = writeField(record, operation.field, operation.value);
      if (container !== null) return undoContainer(record, operation.id, container);
      return before === undefined
        ? { op: 'set', id: operation.id, field: operation.field }
        : { op: 'set', id: operation.id, field: operation.field, value: before };
    }
    case 'remove': {
      const before = records[operation.id];
      if (before === undefined) return null;
      delete records[operation.id];
      return { op: 'put', record: before };
    }
    default:
      return assertNever(operation);
  }
}

/** The outer field that setting `data.name` has to make into an object first, or null. */
function containerCreatedBy(record: DocumentRecord, field: string): string | null {
  const dot = field.indexOf('.');
  if (dot === -1) return null;
  const outer = field.slice(0, dot);
  return isJsonObject(record[outer]) ? null : outer;
}

function undoContainer(record: DocumentRecord, id: string, field: string): Operation {
  const before = record[field];
  return before === undefined ? { op: 'set', id, field } : { op: 'set', id, field, value: before };
}
