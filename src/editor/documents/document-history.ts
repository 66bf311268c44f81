import { applyOperations } from '#domain/documents/apply.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { undoOperations } from '#domain/documents/undo.ts';

/** One step of undo: all changes of one gesture (a drag, a run of typing). */
export interface HistoryStep {
  readonly gestureId: string;
  /** The name of the step: 'Move block'. */
  readonly name: string;
  readonly nameWords?: StoredWords;
  readonly operations: readonly Operation[];
  readonly inverse: readonly Operation[];
  /** The time of the step, ms since the epoch; absent for steps of an earlier visit. */
  readonly at?: number;
}

export interface DocumentHistory {
  readonly undo: readonly HistoryStep[];
  readonly redo: readonly HistoryStep[];
}

/** The greatest number of undo steps; older ones are in the version history. */
export const MAX_STEPS = 200;

/** Adds a change: it joins the step of its gesture or starts one; the redo steps are dropped. */
export function recordStep(history: DocumentHistory, step: HistoryStep): DocumentHistory {
  const last = history.undo.at(-1);
  const merged =
    last !== undefined && last.gestureId === step.gestureId
      ? [
          ...history.undo.slice(0, -1),
          {
            ...last,
            operations: [...last.operations, ...step.operations],
            inverse: [...step.inverse, ...last.inverse],
            ...(step.at === undefined ? {} : { at: step.at }),
          },
        ]
      : [...history.undo, step];
  return { undo: merged.slice(-MAX_STEPS), redo: [] };
}

export interface Reverted {
  readonly history: DocumentHistory;
  readonly name: string;
  readonly nameWords?: StoredWords;
  /** The operations to apply; empty where others changed everything the step touched. */
  readonly operations: readonly Operation[];
  readonly gestureId: string;
}

/** Undoes the newest step, except for what others changed since; null where there is none (EDIT-72). */
export function undoStep(history: DocumentHistory, current: DocumentRecords): Reverted | null {
  const step = history.undo.at(-1);
  if (step === undefined) return null;
  const reverted = revert(step, current);
  return {
    ...nameOf(step),
    gestureId: step.gestureId,
    operations: reverted.operations,
    history: { undo: history.undo.slice(0, -1), redo: [...history.redo, reverted] },
  };
}

/** Redoes the step undone last; null where there is none (EDIT-72). */
export function redoStep(history: DocumentHistory, current: DocumentRecords): Reverted | null {
  const step = history.redo.at(-1);
  if (step === undefined) return null;
  const reverted = revert(step, current);
  return {
    ...nameOf(step),
    gestureId: step.gestureId,
    operations: reverted.operations,
    history: { undo: [...history.undo, reverted], redo: history.redo.slice(0, -1) },
  };
}

function nameOf({ name, nameWords }: HistoryStep): Pick<HistoryStep, 'name' | 'nameWords'> {
  return nameWords === undefined ? { name } : { name, nameWords };
}

function revert(step: HistoryStep, current: DocumentRecords): HistoryStep {
  const applied = applyOperations(current, undoOperations(step.operations, step.inverse, current));
  return { ...step, operations: applied.effective, inverse: applied.inverse };
}
