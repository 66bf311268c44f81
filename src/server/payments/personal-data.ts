import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** What members keep to pay with again; at the provider it is deleted once their account is gone. */
export const keptMethodData: PersonalDataPart = {
  name: 'payment methods',
  tables: ['kept_methods', 'payment_customers'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('members as member')
      .innerJoin('kept_methods as method', (join) =>
        join.onRef('method.site_id', '=', 'member.site_id').onRef('method.member_id', '=', 'member.id'),
      )
      .select([
        'method.provider',
        'method.brand',
        'method.last4',
        'method.expires',
        'method.created_at as at',
      ])
      .where('member.site_id', '=', siteId)
      .where('method.site_id', '=', siteId)
      .where('member.email_key', 'in', emailKeys)
      .orderBy('method.id')
      .execute();
    return rows.map(({ at, ...method }) => ({ ...method, at: at.toISOString() }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    const own = trx
      .selectFrom('members')
      .select('id')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys);
    await trx
      .deleteFrom('kept_methods')
      .where('site_id', '=', siteId)
      .where('member_id', 'in', own)
      .execute();
  },
};
