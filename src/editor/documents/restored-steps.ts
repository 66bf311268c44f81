import { applyOperations } from '#domain/documents/apply.ts';
import type { Change } from '#domain/documents/change.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { recordStep, redoStep, undoStep, type DocumentHistory } from './document-history.ts';

/**
 * The loaded history of a document, with the stored changes of earlier windows on top: changes made right before a
 * reload can be undone like any other (EDIT-72). Changes that the server has received meanwhile have no effect on its
 * records, and are in its history.
 */
export function withRestoredSteps(
  opened: DocumentHistory,
  records: DocumentRecords,
  restored: readonly Change[],
): DocumentHistory {
  let history = opened;
  let current = records;
  for (const { operations, gestureId, name, nameWords, reverts } of restored) {
    const applied = applyOperations(current, operations);
    if (applied.effective.length === 0) continue;
    if (reverts === undefined) {
      const named = nameWords === undefined ? { name } : { name, nameWords };
      const { effective, inverse } = applied;
      history = recordStep(history, { gestureId, ...named, operations: effective, inverse });
    } else {
      const { kind } = reverts;
      const reverted = kind === 'undo' ? undoStep(history, current) : redoStep(history, current);
      if (reverted?.gestureId === reverts.gestureId) history = reverted.history;
    }
    current = applied.records;
  }
  return history;
}
