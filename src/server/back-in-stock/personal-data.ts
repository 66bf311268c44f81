import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** What a person waits for until it is back (ORD-92, ORD-152). */
export const backInStockData: PersonalDataPart = {
  name: 'back in stock',
  tables: ['back_in_stock'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('back_in_stock')
      .select(['email', 'product_id as productId', 'variant_id as variantId', 'at'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .orderBy('id')
      .execute();
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await trx
      .deleteFrom('back_in_stock')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
  },
};
