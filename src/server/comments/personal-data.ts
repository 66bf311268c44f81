import type { SiteId } from '#domain/documents/record.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { forgetLikes } from './likes.ts';

/** Who wrote what was erased is called so. */
const FORMER = 'Former visitor';

/** Comments: they stay where others answered them, without anything that says whose they are (CRM-24). */
export const commentData: PersonalDataPart = {
  name: 'comments',
  tables: ['item_comments', 'comment_likes', 'comment_bars', 'comment_followers'],
  fate: 'anonymous',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('item_comments')
      .select(['author_name as name', 'author_email as email', 'body as text', 'state', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .orderBy('created_at')
      .execute();
    return rows.map(({ at, ...comment }) => ({ ...comment, at: at?.toISOString() ?? null }));
  },
  async erase(trx, services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await forgetReader(trx, services, siteId, emailKeys);
    const { numUpdatedRows } = await trx
      .updateTable('item_comments')
      .set({
        author_name: FORMER,
        author_url: '',
        author_email: null,
        email_key: null,
        sender_hash: null,
        text_hash: null,
      })
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await bumpRevision(trx, siteId);
  },
};

/** What they liked and followed, and that they are barred. */
async function forgetReader(
  trx: Db,
  services: Services,
  siteId: SiteId,
  emailKeys: readonly string[],
): Promise<void> {
  const written = await trx
    .selectFrom('item_comments')
    .select('member_id as id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('email_key', 'in', emailKeys)
    .where('member_id', 'is not', null)
    .execute();
  const joined = await trx
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', emailKeys)
    .execute();
  const memberIds = [...new Set([...written, ...joined].flatMap(({ id }) => id ?? []))];
  await forgetLikes(trx, services, siteId, memberIds);
  await trx
    .deleteFrom('comment_followers')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', emailKeys)
    .execute();
  await trx
    .deleteFrom('comment_bars')
    .where('site_id', '=', siteId)
    .where('subject', 'in', [...emailKeys, ...memberIds])
    .execute();
}
