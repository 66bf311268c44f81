import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** What members put aside to buy; carts of guests name nobody. */
export const cartData: PersonalDataPart = {
  name: 'carts',
  tables: ['carts', 'cart_lines'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('members as member')
      .innerJoin('carts as cart', (join) =>
        join.onRef('cart.site_id', '=', 'member.site_id').onRef('cart.member_id', '=', 'member.id'),
      )
      .innerJoin('cart_lines as line', (join) =>
        join.onRef('line.site_id', '=', 'cart.site_id').onRef('line.cart_id', '=', 'cart.id'),
      )
      .select([
        'line.shown_title as title',
        'line.pieces',
        'line.answers',
        'cart.location',
        'cart.changed_at as changedAt',
      ])
      .where('member.site_id', '=', siteId)
      .where('cart.site_id', '=', siteId)
      .where('line.site_id', '=', siteId)
      .where('member.email_key', 'in', emailKeys)
      .orderBy('line.id')
      .execute();
    return rows.map(({ changedAt, answers, location, ...line }) => ({
      ...line,
      answers: answers.map((answer) => ({ ...answer })),
      location: location === null ? null : { ...location },
      changedAt: changedAt.toISOString(),
    }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await trx
      .deleteFrom('carts')
      .where('site_id', '=', siteId)
      .where(
        'member_id',
        'in',
        trx
          .selectFrom('members')
          .select('id')
          .where('site_id', '=', siteId)
          .where('email_key', 'in', emailKeys),
      )
      .execute();
  },
};
