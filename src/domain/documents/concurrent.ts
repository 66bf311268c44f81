import type { OperationTarget } from './operation.ts';
import { TouchedFields } from './touched-fields.ts';

/** A logged change, reduced to the fields that detecting collisions needs: who sent it and what it did. */
export interface SentOperations {
  readonly clientId: string;
  readonly operations: readonly OperationTarget[];
}

/**
 * What others did since the version a change was made on, in the form `rebaseOperations` takes. The client's own
 * changes are left out, and changes it has overwritten already, so that each collision is reported once.
 * @param since the changes logged since then, in order
 */
export function othersOperations(
  since: readonly SentOperations[],
  clientId: string,
): readonly OperationTarget[] {
  const others: OperationTarget[] = [];
  const overwritten = new TouchedFields();
  for (const { clientId: sender, operations } of since.toReversed()) {
    for (const operation of operations.toReversed()) {
      if (sender === clientId) {
        if (operation.op === 'set') overwritten.add(operation);
      } else if (operation.op !== 'set' || !overwritten.concerns(operation)) others.push(operation);
    }
  }
  return others.reverse();
}
