import { jsonEqual } from '#lib/json-equal.ts';
import { readField } from './field-path.ts';
import type { Operation, OperationTarget } from './operation.ts';
import type { DocumentRecords } from './record.ts';
import { TouchedFields } from './touched-fields.ts';

/**
 * Whether the newest of what others did tells `rebaseOperations` all that the whole of it would: each operation sets a
 * field that has its value already, or another one that the newest of them gave it. So that a change made long ago
 * need not be compared with everything since.
 * @param newest the end of what others did, as `othersOperations` gives it
 * @param current the records with all of it applied
 */
export function tellsAllCollisions(
  operations: readonly Operation[],
  newest: readonly OperationTarget[],
  current: DocumentRecords,
): boolean {
  const touched = new TouchedFields(newest);
  return operations.every((operation) => {
    if (operation.op !== 'set') return false;
    const record = current[operation.id];
    const value = record === undefined ? undefined : readField(record, operation.field);
    // For a field that is absent the first operation decides.
    if (value === undefined) return false;
    return jsonEqual(value, operation.value) || touched.firstAt(operation.id, operation.field) !== null;
  });
}
