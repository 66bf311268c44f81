import type { CommentState } from '#domain/comments/comment-states.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whoever wrote what was taken for spam becomes a contact once it is not (CRM-01, CRM-04). */
export async function touchCommenters(
  trx: Db,
  siteId: SiteId,
  comments: readonly { readonly id: Id<'comment'>; readonly state: CommentState }[],
  now: number,
): Promise<void> {
  const ids = comments.filter(({ state }) => state === 'spam').map(({ id }) => id);
  if (ids.length === 0) return;
  const writers = await trx
    .selectFrom('item_comments')
    .select(['author_email as email', 'author_name as firstName'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .orderBy('email_key')
    .execute();
  for (const { email, firstName } of writers) {
    if (email !== null) await touchContact(trx, siteId, { email, firstName, source: 'comment' }, now);
  }
}
