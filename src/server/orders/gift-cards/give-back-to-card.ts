import type { Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import { addGiftCardEntry } from '#server/gift-cards/add-gift-card-entry.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderId } from '../tables.ts';

/** As long as money that came back to a card that had ended can be used. */
const AGAIN_MS = 90 * 86_400_000;

interface GivenBack {
  readonly orderId: OrderId;
  /** The card that paid. */
  readonly cardId: GiftCardId;
  /** Whole minor units, above zero. */
  readonly amount: number;
  /** Who gave it back; null or absent: nobody but Portico. */
  readonly accountId?: AccountId | null;
  /** The order is refunded: the money is to be used again, also where the card had ended (ORD-125). */
  readonly isRefund?: boolean;
  readonly at: Date;
}

/**
 * Gives what an order took off a card back to it, or to the one with the code that took its place; nothing of what a test
 * order never took. The transaction holds the order.
 */
export async function giveBackToCard(
  trx: Transaction<Database>,
  siteId: SiteId,
  { orderId, cardId, amount, accountId = null, isRefund = false, at }: GivenBack,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('order_gift_cards')
    .set((row) => ({ given_back: row('given_back', '+', amount) }))
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const card = await holdLatest(trx, siteId, cardId);
  const hasExpired = card.expires_at !== null && card.expires_at <= at;
  if (isRefund && (hasExpired || card.ended_at !== null)) {
    await trx
      .updateTable('gift_cards')
      .set({ ended_at: null, ...(hasExpired ? { expires_at: new Date(at.getTime() + AGAIN_MS) } : {}) })
      .where('site_id', '=', siteId)
      .where('id', '=', card.id)
      .execute();
  }
  const by = accountId === null ? {} : { accountId };
  const left = await addGiftCardEntry(trx, siteId, card.id, {
    kind: 'given-back',
    amount,
    orderId,
    at,
    ...by,
  });
  invariant(left !== null, 'what comes on a card always fits');
}

/** A card, or the one that took its place in the end; the transaction holds it. */
async function holdLatest(trx: Transaction<Database>, siteId: SiteId, cardId: GiftCardId) {
  let id: GiftCardId | null = cardId;
  for (;;) {
    const card = await trx
      .selectFrom('gift_cards')
      .select(['id', 'replaced_by', 'expires_at', 'ended_at'])
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (card.replaced_by === null) return card;
    id = card.replaced_by;
  }
}
