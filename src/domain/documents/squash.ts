import type { Operation } from './operation.ts';
import { operationRecordId } from './operation.ts';

/**
 * The same effect with fewer operations: of several `set`s of one field only the last is kept, and what was done to a
 * record before it was put again or removed is dropped. The order of what remains is kept.
 */
export function squashOperations(operations: readonly Operation[]): readonly Operation[] {
  const kept: Operation[] = [];
  const seen = new Map<string, 'given' | 'taken'>();
  const settled = new Set<string>();
  for (const operation of operations.toReversed()) {
    const id = operationRecordId(operation);
    if (settled.has(id)) continue;
    if (operation.op === 'set') {
      const key = `${id} ${operation.field}`;
      const outer = `${id} ${operation.field.split('.')[0] ?? ''}`;
      if (seen.get(key) === 'given' || (key !== outer && seen.has(outer))) continue;
      const isInner = key !== outer;
      // Deleting `data.text` keeps the object `data` that setting it had created.
      if (seen.get(key) === 'taken' && (!isInner || operation.value === undefined)) continue;
      seen.set(key, operation.value === undefined ? 'taken' : 'given');
    } else {
      settled.add(id);
    }
    kept.push(operation);
  }
  return kept.reverse();
}
