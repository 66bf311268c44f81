import type { SiteId } from '#domain/documents/record.ts';
import { OPEN_STATUSES } from '#server/payments/payment-provider.ts';
import type { Services } from '#server/platform/services.ts';
import { followPayment } from '../paying/follow-payment.ts';
import type { OrderId } from '../tables.ts';
import { BALANCE_KEY } from './balance-key.ts';

/** As long as an attempt to pay what is open may take, as at the checkout (ORD-87). */
const LIFE_MS = 30 * 60_000;
const BATCH = 100;

/**
 * Ends attempts to pay what was open of an order, which comes to something else now; what was paid meanwhile counts. Nobody
 * else is hindered where a provider does not answer: the job ends them later.
 */
export async function endBalancePayments(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
): Promise<void> {
  const open = await services.db
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', 'in', [...OPEN_STATUSES])
    .where('key', 'like', `%${BALANCE_KEY}%`)
    .execute();
  for (const { id } of open) await followPayment(services, siteId, id, { isEnding: true });
}

/** The same of all orders whose buyers have left the page of their provider. */
export async function endOldBalancePayments(services: Services): Promise<void> {
  const old = await services.db
    .selectFrom('payments')
    .select(['site_id as siteId', 'id'])
    .where('status', 'in', [...OPEN_STATUSES])
    .where('provider', '!=', 'manual')
    .where('asked_at', '<', new Date(services.now() - LIFE_MS))
    .where('key', 'like', `%${BALANCE_KEY}%`)
    .orderBy('asked_at')
    .limit(BATCH)
    .execute();
  for (const { siteId, id } of old) await followPayment(services, siteId, id, { isEnding: true });
}
