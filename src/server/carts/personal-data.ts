import { sql } from 'kysely';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** What members put aside to buy; carts of guests name nobody but whom a gift card in them is for (CRM-24). */
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
    const gifts = await db
      .selectFrom('cart_lines')
      .select(['shown_title as title', 'gift'])
      .where('site_id', '=', siteId)
      .where(isFor(emailKeys))
      .orderBy('id')
      .execute();
    return [
      ...rows.map(({ changedAt, answers, location, ...line }) => ({
        ...line,
        answers: answers.map((answer) => ({ ...answer })),
        location: location === null ? null : { ...location },
        changedAt: changedAt.toISOString(),
      })),
      ...gifts.map(({ title, gift }) => ({ title, gift: { ...gift } })),
    ];
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
    // Its buyer is asked for whom the card is before they can go on.
    await sql`update cart_lines set gift = gift || '{ "name": "", "email": "", "message": "" }'
      where site_id = ${siteId} and ${isFor(emailKeys)}`.execute(trx);
  },
};

/** Lines of gift cards for a person, in carts of whoever. */
function isFor(emailKeys: readonly string[]) {
  return sql<boolean>`(gift is not null and lower(gift ->> 'email') = any (${[...emailKeys]}::text[]))`;
}
