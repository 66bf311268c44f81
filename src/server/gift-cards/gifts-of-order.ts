import type { SiteId } from '#domain/documents/record.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GiftCardId } from './tables.ts';

/** Whom something that was bought is for: a card, or the cards that its line becomes once it is paid. */
export interface OrderedGift {
  /** That of the card, or of the line. */
  readonly id: string;
  readonly lineId: Id<'order-line'>;
  /** Null as long as it is not paid. */
  readonly card: {
    readonly id: GiftCardId;
    readonly last4: string;
    readonly balance: number;
    readonly deliveredAt: Date | null;
    readonly isEnded: boolean;
  } | null;
  readonly pieces: number;
  /** What each was bought for, in minor units. */
  readonly unit: number;
  readonly wish: GiftWish;
  /** Counts the changes of a card. */
  readonly version: number;
}

/** The gift cards that were bought by an order, in their order (ORD-122). */
export async function giftsOfOrder(
  db: Db,
  siteId: SiteId,
  orderId: Id<'order'>,
): Promise<readonly OrderedGift[]> {
  const cards = await db
    .selectFrom('gift_cards as card')
    .innerJoin('order_lines as line', (join) =>
      join
        .onRef('line.site_id', '=', 'card.site_id')
        .onRef('line.order_id', '=', 'card.order_id')
        .onRef('line.id', '=', 'card.line_id'),
    )
    .select([
      'card.id',
      'card.last4',
      'card.balance',
      'card.delivered_at',
      'card.ended_at',
      'card.recipient_name',
      'card.recipient_email',
      'card.sender',
      'card.message',
      'card.deliver_on',
      'card.version',
      'line.unit',
      'line.id as lineId',
    ])
    .where('card.site_id', '=', siteId)
    .where('card.order_id', '=', orderId)
    .where('card.replaced_by', 'is', null)
    .where('line.site_id', '=', siteId)
    .where('line.order_id', '=', orderId)
    .orderBy('card.line_id')
    .orderBy('card.piece')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'pieces', 'canceled', 'unit', 'gift'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('gift', 'is not', null)
    .orderBy('id')
    .execute();
  return [
    ...lines.flatMap(({ id, pieces, canceled, unit, gift }): OrderedGift[] =>
      gift === null
        ? []
        : [{ id, lineId: id, card: null, pieces: pieces - canceled, unit, wish: gift, version: 0 }],
    ),
    ...cards.map((card): OrderedGift => ({
      id: card.id,
      lineId: card.lineId,
      card: {
        id: card.id,
        last4: card.last4,
        balance: card.balance,
        deliveredAt: card.delivered_at,
        isEnded: card.ended_at !== null,
      },
      pieces: 1,
      unit: card.unit,
      wish: {
        name: card.recipient_name,
        email: card.recipient_email,
        sender: card.sender,
        message: card.message,
        day: card.deliver_on,
      },
      version: card.version,
    })),
  ];
}

/** Whether its recipient and its day can still be changed: it is not mailed yet (ORD-122). */
export function canGiftChange({ card }: OrderedGift): boolean {
  return card === null || (card.deliveredAt === null && !card.isEnded && card.balance > 0);
}
