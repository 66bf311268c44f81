import { fieldsOverlap } from './field-path.ts';
import type { Operation } from './operation.ts';

/** A logged change as far as collisions go: who sent it and what it did. */
export interface SentOperations {
  readonly clientId: string;
  readonly operations: readonly Operation[];
}

/**
 * What others did since the version a change was made on, as `rebaseOperations` takes it. The client's own changes
 * are left out, and what they have overwritten already: each collision is told once.
 * @param since the changes logged since then, in order
 */
export function othersOperations(since: readonly SentOperations[], clientId: string): readonly Operation[] {
  let others: Operation[] = [];
  for (const { clientId: sender, operations } of since) {
    if (sender !== clientId) {
      others.push(...operations);
      continue;
    }
    for (const own of operations) {
      if (own.op !== 'set') continue;
      others = others.filter(
        (other) => other.op !== 'set' || other.id !== own.id || !fieldsOverlap(other.field, own.field),
      );
    }
  }
  return others;
}
