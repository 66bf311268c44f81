import type { SiteId } from '#domain/documents/record.ts';
import { putCard } from '#server/gift-cards/testing/put-card.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Services } from '#server/platform/services.ts';

export const GIFT_CARD_ROWS = ['giftCard', 'adjustedGiftCard', 'replacedGiftCard'] as const;
type GiftCardRow = (typeof GIFT_CARD_ROWS)[number];

/** Gift cards of an order: one that is looked at and sent, one that is adjusted, and one that gets another code. */
export async function addGiftCards(
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
  name: string,
): Promise<Readonly<Record<GiftCardRow, string>>> {
  const fields = { order_id: orderId, recipient_name: name, sender: name, message: name };
  const card = async () => (await putCard(services, siteId, 200, fields)).id;
  return { giftCard: await card(), adjustedGiftCard: await card(), replacedGiftCard: await card() };
}
