import type { JsonValue } from '#lib/json.ts';
import type { DocumentRecord, RecordId } from './record.ts';

/**
 * What a change consists of.
 * - `put` creates a record, or replaces it whole (only to bring a removed one back).
 * - `set` gives one field a value; without `value` the field is taken away.
 *   A field is a name, or `data.name` for one entry of the object in `data`.
 * - `remove` takes a record away.
 * Operations on a record that is not there have no effect.
 */
export type Operation = PutOperation | SetOperation | RemoveOperation;

export interface PutOperation {
  readonly op: 'put';
  readonly record: DocumentRecord;
}

export interface SetOperation {
  readonly op: 'set';
  readonly id: RecordId;
  readonly field: string;
  readonly value?: JsonValue;
}

export interface RemoveOperation {
  readonly op: 'remove';
  readonly id: RecordId;
}

/** Where an operation was and of what sort, without what it wrote: enough to tell what collides with it. */
export type OperationTarget =
  | { readonly op: 'put'; readonly record: { readonly id: RecordId } }
  | { readonly op: 'set'; readonly id: RecordId; readonly field: string }
  | { readonly op: 'remove'; readonly id: RecordId };

/** The id of the record an operation is about. */
export function operationRecordId(operation: OperationTarget): RecordId {
  return operation.op === 'put' ? operation.record.id : operation.id;
}
