import type { LoggedChange } from '#domain/documents/change.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { deriveUndoStacks, type UndoStacks } from '#domain/documents/undo-stack.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ownChanges } from './queries.ts';

/** How far undo reaches back after a reload: this many changes, and no more than this many characters of them. */
const MAX_CHANGES = 200;
const MAX_CHARACTERS = 400_000;

/** What one person can take back and do again in a document, from the log (EDIT-72). */
export async function loadUndoStacks(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  accountId: AccountId,
): Promise<UndoStacks> {
  const changes = await ownChanges(db, siteId, documentId, accountId, MAX_CHANGES);
  const kept = newest(changes);
  // Of a gesture that begins before what is kept, only whole steps can be taken back.
  const cut = kept.length < changes.length || changes.length === MAX_CHANGES ? kept[0]?.gestureId : null;
  return deriveUndoStacks(kept.filter((change) => change.gestureId !== cut));
}

function newest(changes: readonly LoggedChange[]): readonly LoggedChange[] {
  let characters = 0;
  let start = changes.length;
  while (start > 0) {
    const change = changes[start - 1];
    if (change === undefined) break;
    characters += JSON.stringify(change.operations).length + JSON.stringify(change.inverse).length;
    if (characters > MAX_CHARACTERS) break;
    start -= 1;
  }
  return changes.slice(start);
}
