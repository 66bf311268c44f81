import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** Who wrote what was erased is called so. */
const FORMER = 'Former visitor';

/** Comments: they stay where others answered them, without anything that says whose they are (CRM-24). */
export const commentData: PersonalDataPart = {
  name: 'comments',
  tables: ['item_comments'],
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
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
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
