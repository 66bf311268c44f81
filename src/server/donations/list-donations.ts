import { sql } from 'kysely';
import type { FundTotal, ListedDonation } from '#contract/donations.ts';
import { frequencyOf } from '#domain/donations/gift-frequency.ts';
import type { BillingPeriod } from '#domain/subscriptions/billing-period.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import type { LineAnswer } from '#server/carts/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;
const MOST_TOTALS = 200;

export interface DonationsFilter {
  readonly search?: string | undefined;
  readonly fund?: string | undefined;
}

/** The donations of a site that were placed and match. */
export function matchingDonations(db: Db, siteId: SiteId, { search = '', fund = '' }: DonationsFilter) {
  const pattern = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('orders')
    .where('orders.site_id', '=', siteId)
    .where('kind', '=', 'donation')
    .where('placed_at', 'is not', null)
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([
          where(where.fn<string>('lower', ['shown_number']), 'like', pattern),
          where('email_key', 'like', pattern),
          where('name_key', 'like', pattern),
        ]),
      ),
    )
    .$if(fund !== '', (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('order_lines')
            .select('order_lines.id')
            .where('order_lines.site_id', '=', siteId)
            .whereRef('order_lines.order_id', '=', 'orders.id')
            .where('order_lines.title', '=', fund),
        ),
      ),
    );
}

/** What the donations were given to: the first line of each, whose copy of the name stays (ORD-97). */
export function fundOfDonation(siteId: SiteId) {
  return sql<string>`(select line.title from order_lines line where line.site_id = ${siteId}
    and line.order_id = orders.id order by line.id limit 1)`;
}

/** What a donor answered to the questions of the fund: they stand at its line (ORD-127). */
export function answersOfDonation(siteId: SiteId) {
  return sql<readonly LineAnswer[]>`(select line.answers from order_lines line where line.site_id = ${siteId}
    and line.order_id = orders.id order by line.id limit 1)`;
}

/** From one gift to the next, of what is given again and again; null where it is given once (ORD-128). */
export function periodOfDonation(siteId: SiteId) {
  return sql<BillingPeriod | null>`(select jsonb_build_object('value', given.period_value, 'unit', given.period_unit)
    from subscriptions given where given.site_id = ${siteId} and given.id = orders.subscription_id)`;
}

/** A page of the donations, newest first, and how many match (ORD-126). */
export async function selectDonations(
  db: Db,
  siteId: SiteId,
  { page, pageSize, ...filter }: DonationsFilter & { readonly page: number; readonly pageSize: number },
) {
  const offset = (page - 1) * pageSize;
  const matching = matchingDonations(db, siteId, filter).orderBy('placed_at', 'desc').orderBy('id', 'desc');
  const rows = await matching
    .select([
      'id',
      'shown_number as number',
      'placed_at as placedAt',
      'name',
      'email',
      'is_anonymous as isAnonymous',
      'is_test as isTest',
      'currency',
      'total',
      'refunded',
      'payment_word as payment',
      fundOfDonation(siteId).as('fund'),
      periodOfDonation(siteId).as('period'),
    ])
    .limit(pageSize)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(
      matching
        .select('id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  return {
    donations: rows.map(({ number, placedAt, period, ...donation }): ListedDonation => {
      invariant(number !== null && placedAt !== null, 'a donation that was placed has a number');
      const frequency = period === null ? null : frequencyOf(period);
      return { ...donation, number, frequency, placedAt: placedAt.toISOString() };
    }),
    total,
    hasMore: total === offset + pageSize + COUNTED_BEYOND,
  };
}

export async function countDonations(db: Db, siteId: SiteId, filter: DonationsFilter): Promise<number> {
  const { count } = await matchingDonations(db, siteId, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What came to each fund, fees included, without what was given back or lost to a dispute (ORD-82); what is not paid does not count (ORD-126). */
export async function sumFunds(db: Db, siteId: SiteId): Promise<FundTotal[]> {
  const { rows } = await sql<FundTotal>`
    select fund, currency, count(*)::int as count, sum(paid - refunded - lost)::bigint as amount
    from (
      select ${fundOfDonation(siteId)} as fund, currency, paid, refunded,
        coalesce((select sum(disputes.amount) from disputes where disputes.site_id = ${siteId}
          and disputes.order_id = orders.id and disputes.state = 'lost'), 0) as lost
      from orders
      where site_id = ${siteId} and kind = 'donation' and placed_at is not null and not is_test and paid > 0
    ) as given
    group by fund, currency order by amount desc, fund limit ${MOST_TOTALS}`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
