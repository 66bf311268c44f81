import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderId } from '../tables.ts';
import { setCardPayments } from './card-payments.ts';
import { giveBackToCard } from './give-back-to-card.ts';

/**
 * Gives back what an order had reserved on cards that was never placed (ORD-124): with its stock, and once. The transaction
 * holds the order.
 */
export async function releaseCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  at: Date,
): Promise<void> {
  const cards = await trx
    .selectFrom('order_gift_cards')
    .select(['card_id as cardId', sql<number>`amount - given_back`.as('amount')])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .whereRef('given_back', '<', 'amount')
    // In the order in which everybody holds them.
    .orderBy('card_id')
    .execute();
  for (const { cardId, amount } of cards) {
    await giveBackToCard(trx, siteId, { orderId, cardId, amount, at });
  }
  await setCardPayments(trx, siteId, orderId, false);
  await trx
    .updateTable('orders')
    .set({ paid: sql<number>`paid - gift_paid` })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
}
