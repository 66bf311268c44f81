import type { DocumentHistory } from './document-history.ts';

/**
 * The history with all steps of earlier visits below those that were loaded with the document.
 * @param opened what came with the document
 * @param all all steps as they were then
 */
export function withOlderSteps(
  history: DocumentHistory,
  opened: DocumentHistory,
  all: DocumentHistory,
): DocumentHistory {
  if (history.undo === opened.undo && history.redo === opened.redo) return all;
  const older = all.undo.slice(0, Math.max(0, all.undo.length - opened.undo.length));
  // Where steps were undone beyond the loaded ones, the position of the older steps is unknown.
  const isBelow = opened.undo.every(({ gestureId }, index) => {
    return all.undo[older.length + index]?.gestureId === gestureId;
  });
  return isBelow ? { undo: [...older, ...history.undo], redo: history.redo } : history;
}
