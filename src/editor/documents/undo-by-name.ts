import { operationRecordId } from '#domain/documents/operation.ts';
import { saving } from '#messages/en/interface/saving.ts';
import { translate } from '#ui/translate.ts';
import type { HistoryStep } from './document-history.ts';
import type { DocumentStore } from './document-store.ts';
import { takeLaterChangeElsewhere } from './recent-changes.ts';

/**
 * Undoes the newest step. A change saved in another panel is never undone, or skipped, without being named: `message`
 * says so, for a person who sees another part of the site (EDIT-210). A step that others have overtaken is not undone, which it
 * says as well.
 * @param isHere whether a step on records of a type was done in what the person works on
 */
export function undoByName(
  store: DocumentStore,
  isHere: (step: HistoryStep, recordType: string) => boolean,
): {
  readonly name: string | null;
  readonly message: string | null;
  /** Whether something changed by it. */
  readonly isUndone: boolean;
} {
  const step = store.nextUndo();
  const { view } = store.getState();
  const name = store.undo();
  if (step === null || name === null) return { name, message: null, isUndone: false };
  // Others, or the person elsewhere, changed all of it since: what they did stays.
  if (store.getState().view === view) {
    return { name, message: translate(saving.undoOvertaken, { name }), isUndone: false };
  }
  const types = [...step.operations, ...step.inverse].map((operation) =>
    operation.op === 'put' ? operation.record.type : view[operationRecordId(operation)]?.type,
  );
  const isElsewhere = types.some((type) => type !== undefined && !isHere(step, type));
  const passedOver = step.at === undefined ? null : takeLaterChangeElsewhere(store.documentId, step.at);
  if (passedOver !== null) {
    return { name, message: translate(saving.undonePassedOver, { name, later: passedOver }), isUndone: true };
  }
  return { name, message: isElsewhere ? translate(saving.undone, { name }) : null, isUndone: true };
}
