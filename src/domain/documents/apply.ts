import type { Operation } from './operation.ts';
import type { DocumentRecords } from './record.ts';
import { WorkingRecords } from './working-records.ts';

/** The result of applying a list of operations. */
export interface Applied {
  readonly records: DocumentRecords;
  /** Restores `records` to their state before; to be applied in the order given. */
  readonly inverse: readonly Operation[];
  /** The operations that had an effect; the others met a missing record or an equal value. */
  readonly effective: readonly Operation[];
}

/**
 * Applies operations in order. Pure: the records given are not changed, untouched records keep their identity.
 * Operations on missing records have no effect and no inverse. The records are copied once, however many operations
 * there are.
 */
export function applyOperations(records: DocumentRecords, operations: readonly Operation[]): Applied {
  const working = new WorkingRecords(records);
  const inverse: Operation[] = [];
  const effective: Operation[] = [];
  for (const operation of operations) {
    const undo = working.apply(operation);
    if (undo === null) continue;
    inverse.push(undo);
    effective.push(operation);
  }
  inverse.reverse();
  return { records: effective.length === 0 ? records : working.records, inverse, effective };
}
