import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import { addGiftCardEntry } from '#server/gift-cards/add-gift-card-entry.ts';
import { readGiftCards } from '#server/gift-cards/read-gift-cards.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderId } from '../tables.ts';

/** What is to be taken off a card once more. */
interface TakenAgain {
  readonly id: GiftCardId;
  readonly amount: number;
}

/**
 * Holds the cards that an expired order had been paid with, whose other money has come after all (ORD-162); null where one
 * of them has too little left or pays nothing any more: it is all of them or none.
 */
export async function holdCardsAgain(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  at: Date,
): Promise<readonly TakenAgain[] | null> {
  const wanted = await trx
    .selectFrom('order_gift_cards')
    .select(['card_id as id', 'amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('card_id')
    .execute();
  const ids = wanted.map(({ id }) => id);
  const cards = new Map((await readGiftCards(trx, siteId, ids, true)).map((card) => [card.id, card]));
  const isThere = wanted.every(({ id, amount }) => {
    const card = cards.get(id);
    if (card === undefined || card.endedAt !== null || card.balance < amount) return false;
    return card.expiresAt === null || card.expiresAt > at;
  });
  return isThere ? wanted : null;
}

/** Takes it, of cards that the transaction holds. */
export async function takeCardsAgain(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  cards: readonly TakenAgain[],
  at: Date,
): Promise<void> {
  for (const { id, amount } of cards) {
    const left = await addGiftCardEntry(trx, siteId, id, {
      kind: 'redeemed',
      amount: 0 - amount,
      orderId,
      at,
    });
    invariant(left !== null, 'a card that is held has what was looked at');
  }
  if (cards.length === 0) return;
  await trx
    .updateTable('order_gift_cards')
    .set({ given_back: 0 })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
}
