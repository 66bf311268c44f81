import { NO_COMMENT_CHOICE, type CommentChoice } from '#domain/comments/comment-choice.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** What collections and items say of their comments; one that says nothing is not among them (COMT-02). */
export async function loadCommentChoices(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<(documentId: DocumentId | null) => CommentChoice> {
  const rows = await db
    .selectFrom('comment_choices')
    .select([
      'document_id as documentId',
      'is_open as isOpen',
      'is_hidden as isHidden',
      'close_after_days as closeAfterDays',
    ])
    .where('site_id', '=', siteId)
    .where('document_id', 'in', documentIds)
    .execute();
  const byId = new Map(rows.map(({ documentId, ...choice }) => [documentId, choice]));
  return (documentId) => (documentId === null ? undefined : byId.get(documentId)) ?? NO_COMMENT_CHOICE;
}

/** Saves what a collection or an item says; it counts from the next load of a page on. */
export async function saveCommentChoice(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  choice: CommentChoice,
  now: number,
): Promise<void> {
  const row = {
    is_open: choice.isOpen,
    is_hidden: choice.isHidden,
    close_after_days: choice.closeAfterDays,
    changed_at: new Date(now),
  };
  await trx
    .insertInto('comment_choices')
    .values({ site_id: siteId, document_id: documentId, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'document_id']).doUpdateSet(row))
    .execute();
  if (choice.closeAfterDays !== null) {
    await trx
      .updateTable('comment_settings')
      .set({ closed_until: new Date(now) })
      .where('site_id', '=', siteId)
      .where('closed_until', 'is', null)
      .execute();
  }
  await bumpRevision(trx, siteId);
}
