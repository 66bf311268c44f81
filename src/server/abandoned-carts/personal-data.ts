import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** What a person left in a checkout; of somebody who is erased figures stay, so that reports do not change (ORD-153). */
export const abandonedCartData: PersonalDataPart = {
  name: 'abandoned carts',
  tables: ['abandoned_carts'],
  fate: 'anonymous',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('abandoned_carts')
      .select([
        'email',
        'lines',
        'amount',
        'currency',
        'abandoned_at as at',
        'mailing',
        'opened_at as openedAt',
      ])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('email_key', '<>', '')
      .orderBy('id')
      .execute();
    return rows.map(({ at, openedAt, lines, ...row }) => ({
      ...row,
      lines: lines.map(({ title, pieces }) => ({ title, pieces })),
      at: at.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
    }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await trx
      .updateTable('abandoned_carts')
      .set({ email: '', email_key: '', lines: '[]' })
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('email_key', '<>', '')
      .execute();
  },
};
