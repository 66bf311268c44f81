import type { OperationNodeSource, Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writeTogether } from '#server/platform/database/write-together.ts';
import { orderEventWrite } from '../add-order-event.ts';
import type { CardToOrder } from '../cart-to-order.ts';
import type { OrderId } from '../tables.ts';
import { cardsOfOrder } from './cards-of-order.ts';

/** What the timeline of an order says of the cards that pay it (ORD-98). */
export function cardEventWrites(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  cards: readonly Pick<CardToOrder, 'last4' | 'amount'>[],
  at: Date,
): readonly OperationNodeSource[] {
  const by = { kind: 'buyer' } as const;
  return cards.map(({ last4, amount }) =>
    orderEventWrite(trx, siteId, orderId, { kind: 'paidByCard', by, data: { amount, text: last4 }, at }),
  );
}

/** The same for an order whose payment was awaited, once it is placed. */
export async function tellCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  at: Date,
): Promise<void> {
  const cards = await cardsOfOrder(trx, siteId, orderId);
  if (cards.length > 0) await writeTogether(trx, [...cardEventWrites(trx, siteId, orderId, cards, at)]);
}
