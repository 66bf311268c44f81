import { sql } from 'kysely';
import type { PeriodUnit } from '#domain/subscriptions/billing-period.ts';

/**
 * What a subscription is charged for from its next charges on, in SQL: with all that waits for it, a new price that was told
 * included (ORD-111, ORD-117, MEMB-56).
 */
const LINE = sql`coalesce(pending_change -> 'lines' -> 0, price -> 'lines' -> 0)`;
const NEW_PRICE = sql`pending_change -> 'newPrice'`;
const VARIANT = sql<string>`${LINE} ->> 'variantId'`;
const UNIT = sql<PeriodUnit>`coalesce(pending_change -> 'plan' -> 'period' ->> 'unit', period_unit)`;

export const AGREED_OFFER = {
  productId: sql<string>`${LINE} ->> 'productId'`,
  variantId: VARIANT,
  unit: UNIT,
  value: sql<number>`coalesce((pending_change -> 'plan' -> 'period' ->> 'value')::int, period_value)`,
  /** Of a piece, in whole minor units. */
  amount: sql<number>`(case when ${NEW_PRICE} is not null
      and coalesce(${NEW_PRICE} ->> 'variantId', ${VARIANT}) = ${VARIANT}
      and coalesce(${NEW_PRICE} ->> 'unit', ${UNIT}) = ${UNIT}
    then ${NEW_PRICE} ->> 'unitPrice' else ${LINE} ->> 'unitPrice' end)::bigint`,
};
