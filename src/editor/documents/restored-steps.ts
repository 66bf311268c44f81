import { applyOperations } from '#domain/documents/apply.ts';
import type { Change } from '#domain/documents/change.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { recordStep, redoStep, undoStep, type DocumentHistory } from './document-history.ts';

/**
 * The history that came with a document, with what earlier windows left behind on top: what was done right before a
 * reload is taken back like anything else (EDIT-72). What the server has taken meanwhile has no effect on its records,
 * and stands in its history.
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
