import type { LoggedChange } from '#domain/documents/change.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { deriveUndoStacks, type UndoStacks } from '#domain/documents/undo-stack.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ownChanges } from './change-log.ts';

/** How far undo reaches back after a reload: in changes, and in characters of them. */
const MAX_CHANGES = 200;
const MAX_CHARACTERS = 400_000;
/** The part of those that is sent with the document: all of them would delay it. */
const MAX_OPENING_CHANGES = 10;

interface Whose {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly accountId: AccountId;
}

/** The undo and redo steps of one person in a document, from the log (EDIT-72), up to a version. */
export async function loadUndoStacks(db: Db, whose: Whose, until: number): Promise<UndoStacks> {
  return stacksOf(await ownChanges(db, whose, { limit: MAX_CHANGES, until }), MAX_CHANGES);
}

/** The newest steps, and whether there are more. */
export async function loadOpeningUndoStacks(
  db: Db,
  whose: Whose,
): Promise<UndoStacks & { readonly hasMore: boolean }> {
  const changes = await ownChanges(db, whose, { limit: MAX_OPENING_CHANGES });
  return {
    ...stacksOf(changes, MAX_OPENING_CHANGES),
    hasMore: changes.length === MAX_OPENING_CHANGES,
  };
}

function stacksOf(changes: readonly LoggedChange[], limit: number): UndoStacks {
  const kept = newest(changes);
  // A gesture that begins before the oldest stored change is left out: only whole steps can be undone.
  const cut = kept.length < changes.length || changes.length === limit ? kept[0]?.gestureId : null;
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
