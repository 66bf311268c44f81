import type { SiteId } from '#domain/documents/record.ts';
import { isGiftDue } from '#domain/gift-cards/gift-days.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import type { Id } from '#lib/id.ts';
import { canGiftChange, giftsOfOrder } from '#server/gift-cards/gifts-of-order.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { deliverGiftCard } from './deliver-gift-card.ts';

interface GiftChange {
  readonly siteId: SiteId;
  readonly orderId: Id<'order'>;
  /** Of the card, or of the line of which cards will be made. */
  readonly giftId: string;
  readonly wish: GiftWish;
}

/** Changes whom a card is for, until it is mailed; one whose day has come is mailed with that (ORD-122). */
export async function changeGift(
  services: Services,
  { siteId, orderId, giftId, wish }: GiftChange,
): Promise<'changed' | 'too-late'> {
  return retryTransaction(services.db, async (trx) => {
    // Its cards are made and mailed by whoever holds the order.
    await trx
      .selectFrom('orders')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', '=', orderId)
      .forUpdate()
      .execute();
    const gift = (await giftsOfOrder(trx, siteId, orderId)).find(({ id }) => id === giftId);
    if (gift === undefined || !canGiftChange(gift)) return 'too-late';
    if (gift.card === null) {
      await trx
        .updateTable('order_lines')
        .set({ gift: JSON.stringify(wish) })
        .where('site_id', '=', siteId)
        .where('order_id', '=', orderId)
        .where('id', '=', gift.lineId)
        .execute();
      return 'changed';
    }
    const cardId = gift.card.id;
    await trx
      .updateTable('gift_cards')
      .set((card) => ({
        recipient_name: wish.name,
        recipient_email: wish.email,
        sender: wish.sender,
        message: wish.message,
        deliver_on: wish.day,
        version: card('version', '+', 1),
      }))
      .where('site_id', '=', siteId)
      .where('id', '=', cardId)
      .execute();
    if (isGiftDue(wish.day, services.now(), await siteTimeZone(trx, siteId))) {
      await deliverGiftCard(trx, services, { siteId, cardId, againBy: null });
    }
    return 'changed';
  });
}
