import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { MIN_NUMBER_DIGITS } from '#domain/orders/order-number.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderId } from './tables.ts';

/**
 * Gives an order the next number of its site, without gaps: a transaction that fails takes none (ORD-96). The owner's first
 * number counts until numbers are beyond it. With what is held of its stock, where it has just been taken.
 */
export async function giveNumber(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  { orderNumberPrefix, firstOrderNumber }: StoreSettings,
  reservation?: 'held' | 'kept',
): Promise<void> {
  // One statement: the counter is held for the time of the commit alone.
  await sql`
    with counted as (
      insert into store_counters (site_id, name, next) values (${siteId}, 'order', ${firstOrderNumber}::bigint + 1)
      on conflict (site_id, name) do update
        set next = greatest(store_counters.next, ${firstOrderNumber}::bigint) + 1
      returning next - 1 as number
    )
    update orders set number = counted.number,
      shown_number = ${orderNumberPrefix}::text
        || lpad(counted.number::text, greatest(${MIN_NUMBER_DIGITS}::int, length(counted.number::text)), '0'),
      reservation = coalesce(${reservation ?? null}::text, orders.reservation)
    from counted where orders.site_id = ${siteId} and orders.id = ${orderId}`.execute(trx);
}

/** Gives a test order the next of their own numbers, T1, T2 … (ORD-107). */
export async function giveTestNumber(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
): Promise<void> {
  await giveOwnNumber(trx, siteId, orderId, { counter: 'test-order', prefix: 'T', digits: 1 });
}

/** Gives a donation the next of their own numbers, D00001, D00002 …, so that those of orders have no gaps (ORD-96, ORD-126). */
export async function giveDonationNumber(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
): Promise<void> {
  await giveOwnNumber(trx, siteId, orderId, { counter: 'donation', prefix: 'D', digits: MIN_NUMBER_DIGITS });
}

async function giveOwnNumber(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  { counter, prefix, digits }: { readonly counter: string; readonly prefix: string; readonly digits: number },
): Promise<void> {
  await sql`
    with counted as (
      insert into store_counters (site_id, name, next) values (${siteId}, ${counter}, 2)
      on conflict (site_id, name) do update set next = store_counters.next + 1
      returning next - 1 as number
    )
    update orders set shown_number = ${prefix}::text || lpad(counted.number::text, greatest(${digits}::int, length(counted.number::text)), '0')
    from counted where orders.site_id = ${siteId} and orders.id = ${orderId}`.execute(trx);
}
