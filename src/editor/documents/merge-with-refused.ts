import type { Change } from '#domain/documents/change.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { operationRecordId } from '#domain/documents/operation.ts';
import { squashOperations } from '#domain/documents/squash.ts';

/**
 * Joins a change with the refused ones that it corrects: alone it would build on records that the server does not have.
 * They are sent as one change, and stay refused unless it corrects them.
 */
export function mergeWithRefused(
  refused: readonly Change[],
  change: Change,
): { readonly change: Change; readonly ids: ReadonlySet<string> } {
  const mended = refused.filter(({ operations }) =>
    operations.some((old) => change.operations.some((now) => isOver(old, now))),
  );
  if (mended.length === 0) return { change, ids: new Set() };
  const joined = [...mended, change];
  return {
    change: {
      ...change,
      baseVersion: Math.min(...joined.map(({ baseVersion }) => baseVersion)),
      operations: squashOperations(joined.flatMap(({ operations }) => operations)),
    },
    ids: new Set(mended.map(({ id }) => id)),
  };
}

/** Whether two operations have the same target: a record, or a field and its entries. */
function isOver(old: Operation, now: Operation): boolean {
  if (operationRecordId(old) !== operationRecordId(now)) return false;
  if (old.op !== 'set' || now.op !== 'set') return true;
  return (
    old.field === now.field || old.field.startsWith(`${now.field}.`) || now.field.startsWith(`${old.field}.`)
  );
}
