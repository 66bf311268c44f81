import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import { addGiftCardEntry } from '#server/gift-cards/add-gift-card-entry.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CardToOrder } from '../cart-to-order.ts';
import type { OrderId } from '../tables.ts';

interface Redeeming {
  /** The transaction holds them. */
  readonly cards: readonly CardToOrder[];
  readonly isTest: boolean;
  readonly at: Date;
}

/**
 * Takes what an order is to be paid with off its cards, before any provider is asked (ORD-124). A test order takes nothing
 * but off cards that a test order has bought (ORD-107).
 */
export async function redeemCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  { cards, isTest, at }: Redeeming,
): Promise<void> {
  const moved = cards.filter((card) => card.isTest || !isTest).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, amount } of moved) {
    const left = await addGiftCardEntry(trx, siteId, id, {
      kind: 'redeemed',
      amount: 0 - amount,
      orderId,
      at,
    });
    invariant(left !== null, 'a card that is held has what was priced');
  }
  if (moved.length === 0) return;
  await trx
    .insertInto('order_gift_cards')
    .values(moved.map(({ id, amount }) => ({ site_id: siteId, order_id: orderId, card_id: id, amount })))
    .execute();
}
