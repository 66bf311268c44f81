import type { GiftCard, GiftCardEntry } from '#contract/gift-cards.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { giftCardState } from '#domain/gift-cards/gift-card-state.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/** As much of a timeline is shown, the newest. */
const MAX_ENTRIES = 500;

/** A gift card with all that was moved, as its owner sees it; null where the site has none such (ORD-121). */
export async function loadGiftCard(
  db: Db,
  siteId: SiteId,
  id: GiftCardId,
  now: number,
): Promise<GiftCard | null> {
  const card = await db
    .selectFrom('gift_cards as card')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.site_id', '=', 'card.site_id')
        .onRef('orders.id', '=', 'card.order_id')
        .on('orders.site_id', '=', siteId),
    )
    .select([
      'card.id',
      'card.last4',
      'card.currency',
      'card.balance',
      'card.version',
      'card.recipient_name as recipientName',
      'card.recipient_email as recipientEmail',
      'card.sender',
      'card.message',
      'card.expires_at as expiresAt',
      'card.ended_at as endedAt',
      'card.deliver_on as deliverOn',
      'card.delivered_at as deliveredAt',
      'card.replaced_by as replacedBy',
      'card.is_test as isTest',
      'card.created_at as createdAt',
      'card.order_id as orderId',
      'orders.shown_number as number',
    ])
    .where('card.site_id', '=', siteId)
    .where('card.id', '=', id)
    .executeTakeFirst();
  if (card === undefined) return null;
  const { expiresAt, endedAt, deliveredAt, createdAt, orderId, number, replacedBy, ...facts } = card;
  return {
    ...facts,
    state: giftCardState({ balance: card.balance, expiresAt, endedAt }, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    order: orderId === null ? null : { id: orderId, number: number ?? '' },
    replacedBy: replacedBy === null ? null : await otherCard(db, siteId, replacedBy),
    replaces: orderId === null ? null : await replacedCard(db, siteId, { id, orderId }),
    entries: await entriesOf(db, siteId, id),
  };
}

async function otherCard(db: Db, siteId: SiteId, id: GiftCardId) {
  const card = await db
    .selectFrom('gift_cards')
    .select(['id', 'last4'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return card ?? null;
}

/** Cards that replace each other are of one order. */
async function replacedCard(
  db: Db,
  siteId: SiteId,
  { id, orderId }: { readonly id: GiftCardId; readonly orderId: NonNullable<GiftCard['order']>['id'] },
) {
  const card = await db
    .selectFrom('gift_cards')
    .select(['id', 'last4'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('replaced_by', '=', id)
    .executeTakeFirst();
  return card ?? null;
}

async function entriesOf(db: Db, siteId: SiteId, id: GiftCardId): Promise<GiftCardEntry[]> {
  const rows = await db
    .selectFrom('gift_card_entries as entry')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.site_id', '=', 'entry.site_id')
        .onRef('orders.id', '=', 'entry.order_id')
        .on('orders.site_id', '=', siteId),
    )
    .leftJoin('accounts as account', 'account.id', 'entry.account_id')
    .select([
      'entry.id',
      'entry.kind',
      'entry.amount',
      'entry.order_id as orderId',
      'orders.shown_number as number',
      'orders.placed_at as placedAt',
      'account.name as person',
      'entry.reason',
      'entry.at',
    ])
    .where('entry.site_id', '=', siteId)
    .where('entry.card_id', '=', id)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map(({ orderId, number, placedAt, at, ...entry }) => ({
    ...entry,
    // What was only reserved has no order that anybody could look at.
    order: orderId === null || placedAt === null ? null : { id: orderId, number: number ?? '' },
    // Owners give a reason for whatever they adjust.
    isReplacement: entry.kind === 'adjusted' && entry.reason === '',
    at: at.toISOString(),
  }));
}
