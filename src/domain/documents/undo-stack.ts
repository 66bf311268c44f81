import type { StoredWords } from '#messages/stored-words.ts';
import type { LoggedChange } from './change.ts';

/** One step a person can take back or do again: the changes of one gesture, in the order they were made. */
export interface UndoEntry {
  readonly gestureId: string;
  /** What was done: 'Edit text'. */
  readonly name: string;
  readonly nameWords?: StoredWords;
  /** The changes that `undoChanges` undoes. For redo these are the changes that undid the step. */
  readonly changes: readonly LoggedChange[];
}

export interface UndoStacks {
  /** The newest step last. */
  readonly undo: readonly UndoEntry[];
  readonly redo: readonly UndoEntry[];
}

export const EMPTY_UNDO_STACKS: UndoStacks = { undo: [], redo: [] };

/**
 * Undo and redo of one author, derived from the log, so that they survive a reload (EDIT-72).
 * Changes of one gesture are one step; a new change clears the redo list.
 * @param changes the author's own changes, oldest first
 */
export function deriveUndoStacks(changes: readonly LoggedChange[]): UndoStacks {
  return changes.reduce(pushToUndoStacks, EMPTY_UNDO_STACKS);
}

/** The stacks after one more change of the author. A change without effect leaves them as they are. */
export function pushToUndoStacks(stacks: UndoStacks, change: LoggedChange): UndoStacks {
  const { reverts } = change;
  if (reverts === undefined) {
    if (change.operations.length === 0) return stacks;
    return { undo: addChange(stacks.undo, change.gestureId, change), redo: [] };
  }
  const { gestureId } = reverts;
  return reverts.kind === 'undo'
    ? { undo: without(stacks.undo, gestureId), redo: addChange(stacks.redo, gestureId, change, stacks.undo) }
    : { undo: addChange(stacks.undo, gestureId, change, stacks.redo), redo: without(stacks.redo, gestureId) };
}

function addChange(
  entries: readonly UndoEntry[],
  gestureId: string,
  change: LoggedChange,
  source: readonly UndoEntry[] = [],
): readonly UndoEntry[] {
  if (change.operations.length === 0) return entries;
  const existing = entries.at(-1);
  if (existing?.gestureId === gestureId) {
    return [...entries.slice(0, -1), { ...existing, changes: [...existing.changes, change] }];
  }
  const { name, nameWords } = source.find((entry) => entry.gestureId === gestureId) ?? change;
  return [
    ...entries,
    { gestureId, name, ...(nameWords === undefined ? {} : { nameWords }), changes: [change] },
  ];
}

function without(entries: readonly UndoEntry[], gestureId: string): readonly UndoEntry[] {
  const index = entries.findLastIndex((entry) => entry.gestureId === gestureId);
  return index === -1 ? entries : entries.toSpliced(index, 1);
}
