import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** What a buyer wrote about products; it leaves their pages with the person (BLK-80). */
export const productReviewData: PersonalDataPart = {
  name: 'product reviews',
  tables: ['product_reviews'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('product_reviews')
      .select(['product_title as product', 'rating', 'name', 'text', 'state', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .orderBy('created_at')
      .execute();
    return rows.map(({ at, ...review }) => ({ ...review, at: at.toISOString() }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    const { numDeletedRows } = await trx
      .deleteFrom('product_reviews')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await bumpRevision(trx, siteId);
  },
};
