import { sql } from 'kysely';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** Discounts that were made for somebody: how often they were used stands with the orders. */
export const discountData: PersonalDataPart = {
  name: 'discounts',
  tables: ['discounts'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('discounts')
      .select(['title', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where('site_id', '=', siteId)
      .where(sql<boolean>`emails && ${[...emailKeys]}::text[]`)
      .orderBy('id')
      .execute();
    return rows.map(({ title, startsAt, endsAt }) => ({
      title,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    }));
  },
  // A list that is empty then is for nobody, not for everybody.
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await sql`update discounts
      set emails = (select coalesce(array_agg(email), '{}') from unnest(emails) as email
        where not email = any (${[...emailKeys]}::text[]))
      where site_id = ${siteId} and emails && ${[...emailKeys]}::text[]`.execute(trx);
  },
};
