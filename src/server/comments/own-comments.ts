import { textProblem } from '#domain/comments/comment-problems.ts';
import type { CommentState } from '#domain/comments/comment-states.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Words } from '#messages/message.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { storableText } from './storable-text.ts';

/** For how long the writer may change the text (COMT-13). */
export const CHANGE_MS = 15 * 60 * 1000;
const MOST_LISTED = 100;

export interface OwnComment {
  readonly id: Id<'comment'>;
  readonly documentId: DocumentId;
  readonly body: string;
  readonly state: CommentState;
  readonly createdAt: Date | null;
}

interface Owner {
  readonly siteId: SiteId;
  readonly memberId: Id<'member'>;
}

/** What a member wrote on an item, the newest first; 100 at most. */
export async function listOwnComments(
  db: Db,
  { siteId, memberId }: Owner,
  documentId: DocumentId,
): Promise<readonly OwnComment[]> {
  return ownRows(db, { siteId, memberId })
    .where('document_id', '=', documentId)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

export async function findOwnComment(db: Db, owner: Owner, id: Id<'comment'>): Promise<OwnComment | null> {
  return (await ownRows(db, owner).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether the writer may still change the text (COMT-13). */
export function isChangeable({ createdAt }: OwnComment, now: number): boolean {
  return createdAt !== null && now - createdAt.getTime() < CHANGE_MS;
}

/** Changes the text of an own comment within 15 minutes (COMT-13); what is wrong with it, null where it is done. */
export async function changeOwnComment(
  services: Services,
  { siteId, memberId }: Owner,
  { id, text }: { readonly id: Id<'comment'>; readonly text: string },
): Promise<Words | null | 'gone'> {
  const body = storableText(text).trim();
  const problem = textProblem(body);
  if (problem !== null) return problem;
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('item_comments')
      .set({ body, edited_at: new Date(now) })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .where('created_at', '>', new Date(now - CHANGE_MS))
      .returning('state')
      .executeTakeFirst();
    if (changed === undefined) return 'gone';
    if (changed.state === 'approved') await bumpRevision(trx, siteId);
    return null;
  });
}

/** Removes an own comment: one that is answered stays as 'Comment removed', one without answers is gone (COMT-13). */
export async function removeOwnComment(
  services: Services,
  { siteId, memberId }: Owner,
  id: Id<'comment'>,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const answer = await trx
      .selectFrom('item_comments')
      .select('id')
      .where('site_id', '=', siteId)
      .where('parent_id', '=', id)
      .where('state', 'in', ['approved', 'pending'])
      .limit(1)
      .executeTakeFirst();
    const removed =
      answer === undefined
        ? await trx
            .deleteFrom('item_comments')
            .where('site_id', '=', siteId)
            .where('id', '=', id)
            .where('member_id', '=', memberId)
            .where('removed_at', 'is', null)
            .returning('state')
            .executeTakeFirst()
        : await trx
            .updateTable('item_comments')
            .set({
              removed_at: new Date(services.now()),
              body: '',
              author_name: '',
              author_email: null,
              email_key: null,
              text_hash: null,
            })
            .where('site_id', '=', siteId)
            .where('id', '=', id)
            .where('member_id', '=', memberId)
            .where('removed_at', 'is', null)
            .returning('state')
            .executeTakeFirst();
    if (removed?.state === 'approved') await bumpRevision(trx, siteId);
    return removed !== undefined;
  });
}

function ownRows(db: Db, { siteId, memberId }: Owner) {
  return db
    .selectFrom('item_comments')
    .select(['id', 'document_id as documentId', 'body', 'state', 'created_at as createdAt'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['approved', 'pending'])
    .where('removed_at', 'is', null);
}
