import { sql } from 'kysely';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

const ERASED = 'Erased';
const FINAL = ['canceled', 'completed'] as const;

/** What somebody pays again and again ends with their data, and nothing is charged any more; that it was there stays (CRM-24). */
export const subscriptionData: PersonalDataPart = {
  name: 'subscriptions',
  tables: ['subscriptions', 'subscription_events'],
  fate: 'anonymous',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('subscriptions')
      .select([
        'id',
        'kind',
        'state',
        'title',
        'option_text as options',
        'pieces',
        'email',
        'name',
        'phone',
        'delivery',
        'billing',
        'method',
        'currency',
        'price',
        'anchor_at as at',
      ])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', [...emailKeys])
      .orderBy('id')
      .execute();
    return rows.map(({ at, price, ...subscription }) => ({
      ...subscription,
      at: at.toISOString(),
      lines: price.lines.map(({ title, pieces, unitPrice, answers }) => ({
        title,
        pieces,
        unitPrice,
        answers: [...answers],
      })),
    }));
  },
  async erase(trx, services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    const own = await trx
      .selectFrom('subscriptions')
      .select(['id', 'state', 'provider', 'customer_id as customerId', 'is_test as isTest'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', [...emailKeys])
      .execute();
    if (own.length === 0) return;
    const ids = own.map(({ id }) => id);
    const at = new Date(services.now());
    // Known by nobody from here on, they are removed at the provider, too.
    const customers = own.flatMap(({ provider, customerId, isTest }) =>
      customerId === null
        ? []
        : [{ site_id: siteId, provider, customer_id: customerId, is_live: !isTest, created_at: at }],
    );
    if (customers.length > 0) {
      await trx
        .insertInto('payment_customers')
        .values(customers.map((customer) => ({ ...customer, member_id: null })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await sql`update subscriptions set email = ${ERASED}, email_key = '', phone = '', name = ${ERASED},
        delivery = null, billing = null, member_id = null, method = null, method_id = null, customer_id = null,
        price = price || jsonb_build_object('lines', (select coalesce(jsonb_agg(line || '{"answers": []}'), '[]')
          from jsonb_array_elements(price -> 'lines') as line)),
        state = case when state = any (${[...FINAL]}::text[]) then state else 'canceled' end,
        ends_at = coalesce(ends_at, ${at}), next_at = null, next_try_at = null, pending_change = null,
        version = version + 1
      where site_id = ${siteId} and id = any (${ids}::bpchar[])`.execute(trx);
    await sql`update subscription_events set data = data - 'text'
      where site_id = ${siteId} and subscription_id = any (${ids}::bpchar[]) and data ? 'text'`.execute(trx);
  },
};
