import { sql, type SqlBool } from 'kysely';
import type { TimelineEntry } from '#contract/contacts.ts';
import type { ContactSource } from '#server/contacts/contact-source.ts';

const MAX_GIVEN = 50;

/** People who ordered among the contacts of a site: what they bought is seen with the permission for orders (CRM-07, CRM-08, CRM-23). */
export const buyerContacts: ContactSource = {
  needs: 'commerce.orders',
  kind: 'order',
  async entries(db, { siteId, emailKeys }, { before, limit }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'shown_number as number', 'state', 'placed_at as placedAt'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', [...emailKeys])
      .where('placed_at', 'is not', null)
      .where('is_test', '=', false)
      .where('kind', '!=', 'donation')
      .$if(before !== null, (query) => query.where('placed_at', '<', before))
      .orderBy('placed_at', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, number, state, placedAt }): TimelineEntry[] =>
      placedAt === null
        ? []
        : [
            {
              kind: 'order',
              id,
              at: placedAt.toISOString(),
              title: number ?? '',
              text: '',
              state,
              to: `/commerce/orders/${id}`,
            },
          ],
    );
  },
  async bought(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return { count: 0, amounts: [], lastAt: null };
    const rows = await db
      .selectFrom('orders')
      .select(['currency'])
      .select(({ fn }) => [
        fn.countAll<string>().as('count'),
        sql<string>`sum(paid - refunded)`.as('amount'),
        fn.max('placed_at').as('lastAt'),
      ])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', [...emailKeys])
      .where('placed_at', 'is not', null)
      .where('is_test', '=', false)
      .where('state', '!=', 'canceled')
      .where('kind', '!=', 'donation')
      .groupBy('currency')
      .orderBy('currency')
      .execute();
    const days = rows.flatMap(({ lastAt }) => (lastAt === null ? [] : [lastAt.toISOString()]));
    return {
      count: rows.reduce((sum, { count }) => sum + Number(count), 0),
      amounts: rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
      lastAt: days.toSorted().at(-1) ?? null,
    };
  },
  async given(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('orders')
      .select(['name', 'phone'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', [...emailKeys])
      .where('placed_at', 'is not', null)
      .where('is_test', '=', false)
      .orderBy('placed_at', 'desc')
      .limit(MAX_GIVEN)
      .execute();
    return rows.flatMap(({ name, phone }) => [name, phone]);
  },
  holds: (siteId) => sql<SqlBool>`exists (
    select from contact_emails as address
    join orders as bought on bought.site_id = address.site_id and bought.email_key = address.email_key
    where address.site_id = ${siteId} and address.contact_id = contact.id
      and bought.site_id = ${siteId} and bought.placed_at is not null and not bought.is_test)`,
};
