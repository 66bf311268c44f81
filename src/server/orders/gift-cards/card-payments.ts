import { sql, type OperationNodeSource, type Transaction } from 'kysely';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CardToOrder, PricedCartToOrder } from '../cart-to-order.ts';
import type { OrderId } from '../tables.ts';
import { CARD_PROVIDER } from './card-provider.ts';

interface PaidByCards {
  readonly request: { readonly siteId: SiteId };
  readonly cart: PricedCartToOrder;
  readonly settings: Pick<StoreSettings, 'currency'>;
}

/**
 * A payment for each card that pays a new order, before that of a provider: what came of an order, what is due and what is
 * given back follows from its payments alone, whoever made them (ORD-80, ORD-123).
 */
export function cardPaymentWrites(
  trx: Transaction<Database>,
  { request: { siteId }, cart: { giftCards = [] }, settings }: PaidByCards,
  orderId: OrderId,
  at: Date,
): readonly OperationNodeSource[] {
  if (giftCards.length === 0) return [];
  const values = giftCards.map((card, place) => ({
    site_id: siteId,
    id: createId<'payment'>(at.getTime()),
    order_id: orderId,
    attempt: place + 1,
    provider: CARD_PROVIDER,
    key: `${orderId}:card:${card.id}`,
    amount: card.amount,
    currency: settings.currency,
    status: 'succeeded' as const,
    paid: card.amount,
    method: cardMethod(card),
    method_id: card.id,
    paid_on: null,
    asked_at: at,
    answered_at: at,
  }));
  return [trx.insertInto('payments').values(values)];
}

/** What cards pay of an order comes back to them, or is taken from them once more: its payments say so, too. */
export async function setCardPayments(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  isPaid: boolean,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: isPaid ? 'succeeded' : 'canceled',
      paid: isPaid ? sql<number>`amount` : 0,
    })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('provider', '=', CARD_PROVIDER)
    .execute();
}

function cardMethod({ last4 }: Pick<CardToOrder, 'last4'>): string {
  return JSON.stringify({ brand: CARD_PROVIDER, last4, expires: '' });
}
