import { jsonEqual } from '#lib/json-equal.ts';
import { readField } from './field-path.ts';
import { operationRecordId, type Operation } from './operation.ts';
import type { DocumentRecords } from './record.ts';

/**
 * The operations that take a change back for its author without taking back what others did since:
 * a field is reverted only where it still holds the value the change gave it.
 * @param operations what the change did
 * @param inverse its inverse, as `applyOperations` gave it
 * @param current the records now
 */
export function undoOperations(
  operations: readonly Operation[],
  inverse: readonly Operation[],
  current: DocumentRecords,
): readonly Operation[] {
  return inverse.filter((undo) => {
    const id = operationRecordId(undo);
    const record = current[id];
    if (undo.op === 'put') return record === undefined || replacedBy(operations, id, current);
    if (record === undefined) return false;
    if (undo.op === 'remove') return true;
    return operations.some(
      (done) =>
        (done.op === 'set' &&
          done.id === id &&
          (done.field === undo.field || done.field.startsWith(`${undo.field}.`)) &&
          jsonEqual(readField(record, done.field), done.value)) ||
        (done.op === 'put' && done.record.id === id),
    );
  });
}

function replacedBy(operations: readonly Operation[], id: string, current: DocumentRecords): boolean {
  return operations.some(
    (done) => done.op === 'put' && done.record.id === id && jsonEqual(done.record, current[id]),
  );
}
