import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderId } from '../tables.ts';
import { CARD_PROVIDER } from './card-provider.ts';

/** What gift cards have paid of an order, card by card; whole minor units. Of their codes the last 4 signs (ORD-120). */
export async function cardsOfOrder(
  db: Db,
  siteId: SiteId,
  orderId: OrderId,
): Promise<readonly { readonly last4: string; readonly amount: number }[]> {
  const payments = await db
    .selectFrom('payments')
    .select(['method', 'paid as amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('provider', '=', CARD_PROVIDER)
    .where('paid', '>', 0)
    .orderBy('attempt')
    .execute();
  return payments.map(({ method, amount }) => ({ last4: method?.last4 ?? '', amount }));
}
