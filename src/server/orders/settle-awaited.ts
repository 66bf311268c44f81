import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { shownLowStock } from '#domain/store/store-settings.ts';
import { countUses } from '#server/discounts/count-uses.ts';
import { takeUsesAgain } from '#server/discounts/take-uses-again.ts';
import { giveBackUses } from '#server/discounts/give-back-uses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { holdPlace } from '#server/gating/hold-place.ts';
import { moveStock } from '#server/products/move-stock.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { addOrderEvent } from './add-order-event.ts';
import { followSums } from './apply-payment-state.ts';
import { cancelHeldOrder } from './cancel-order.ts';
import { fulfilByItself } from './fulfil-by-itself.ts';
import { setCardPayments } from './gift-cards/card-payments.ts';
import { tellCards } from './gift-cards/card-events.ts';
import { releaseCards } from './gift-cards/release-cards.ts';
import { holdCardsAgain, takeCardsAgain } from './gift-cards/take-cards-again.ts';
import { ERASED } from './forget-buyers.ts';
import { giveDonationNumber, giveNumber, giveTestNumber } from './give-number.ts';
import type { HeldOrder } from './hold-order.ts';
import { holdStock, settleStock } from './hold-stock.ts';
import { availabilityChanged, orderPaymentFailed, orderPlaced, renewalExpired } from './order-happened.ts';
import { settleFailedRenewal } from './settle-failed-renewal.ts';
import type { OrderId } from './tables.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * What becomes of an order once its payment is known: paid, it is placed with its number; failed for good, it expires and
 * what it held comes back; else it goes on waiting (ORD-87, ORD-93), as a renewal does that is tried again (ORD-112). One that
 * had expired is placed if its pieces and uses can still be had, and is given back whole if not (ORD-162). The transaction holds
 * the order.
 */
export async function settleAwaited(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  { isOver, at, paymentId = null, wasUnderWay = false }: Outcome,
): Promise<void> {
  if (order.placedAt !== null) return;
  // What cards paid of one that had expired is on them again, and may be taken once more.
  const ofCards = order.state === 'expired' ? order.giftPaid : 0;
  const isPaid = order.paid + ofCards >= order.total;
  if (isPaid) return placeAwaited(trx, siteId, order, at);
  if (!isOver || order.state !== 'awaitingPayment') return;
  const isTriedAgain = order.subscriptionId !== null && order.dueAt !== null && order.dueAt > at;
  if (isTriedAgain) return settleFailedRenewal(trx, siteId, order, { paymentId, at });
  await expire(trx, siteId, order, at);
  // Who pays again and again hears of it by what becomes of the subscription.
  if (!wasUnderWay || paymentId === null || order.subscriptionId !== null) return;
  await recordEvents(trx, orderPaymentFailed, [{ siteId, subject: order.id, params: { paymentId }, at }]);
}

interface Outcome {
  /** This payment is not made any more. */
  readonly isOver: boolean;
  readonly at: Date;
  /** Null where there is none, since nobody can be asked. */
  readonly paymentId?: PaymentId | null;
  /** The buyer was told that it takes its time, and waits for no answer any more (ORD-140). */
  readonly wasUnderWay?: boolean;
}

async function placeAwaited(
  trx: Transaction<Database>,
  siteId: SiteId,
  before: HeldOrder,
  at: Date,
): Promise<void> {
  let order = before;
  const isLate = order.state === 'expired';
  const isRenewal = order.subscriptionId !== null;
  // Between its attempts a renewal holds nothing.
  const isTaken = (isLate || order.reservation === 'released') && !order.isTest;
  // Nobody knows any more to whom it would be sent.
  const isForgotten = isLate && order.email === ERASED;
  const isHad = !isForgotten && (!isTaken || (await takeAgain(trx, siteId, order, at)));
  const isHolding = isHad && (order.reservation === 'held' || isTaken);
  if (isHolding) await settleStock(trx, siteId, order.id, 'sold', at);
  if (isHad) await countUses(trx, siteId, order.id);
  if (isHad && isLate && order.giftPaid > 0) {
    await setCardPayments(trx, siteId, order.id, true);
    order = await followSums(trx, siteId, order, false, { by: SYSTEM, at, isTold: false });
  }
  const reservation = isHolding ? ('kept' as const) : isTaken ? ('released' as const) : order.reservation;
  await trx
    .updateTable('orders')
    .set({ state: 'pending', placed_at: at, due_at: null, reservation, version: order.version + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  await closeCart(trx, siteId, order, at);
  const by = isRenewal ? SYSTEM : ({ kind: 'buyer' } as const);
  await addOrderEvent(trx, siteId, order.id, { kind: 'placed', by, at });
  if (isHad && order.giftPaid > 0) await tellCards(trx, siteId, order.id, at);
  if (isLate) await addOrderEvent(trx, siteId, order.id, { kind: 'paidLate', by: SYSTEM, at });
  if (isHad) {
    await recordEvents(trx, orderPlaced, [{ siteId, subject: order.id, params: {}, at }]);
    const placed = { ...order, state: 'pending' as const, version: order.version + 1 };
    if (order.unsent > 0) await fulfilByItself(trx, siteId, placed, at);
  } else {
    if (order.giftPaid > 0) await forgetCards(trx, siteId, order.id);
    const placed = {
      ...order,
      state: 'pending' as const,
      reservation,
      placedAt: at,
      giftPaid: 0,
      version: order.version + 1,
    };
    const options = { isRefunded: true, isRestocked: false, isMailed: true, isLate: true };
    await cancelHeldOrder(trx, siteId, placed, { ...options, by: SYSTEM, at });
  }
  // The last statement, so that no other order waits for the counter longer than the commit takes.
  if (order.isTest) await giveTestNumber(trx, siteId, order.id);
  else if (order.kind === 'donation') await giveDonationNumber(trx, siteId, order.id);
  else await giveNumber(trx, siteId, order.id, await loadStoreSettings(trx, siteId));
}

/** Reserves once more what an order had given back: all of it or nothing. */
async function takeAgain(
  trx: Transaction<Database>,
  siteId: SiteId,
  { id: orderId, giftPaid, begins, memberId, email }: HeldOrder,
  at: Date,
): Promise<boolean> {
  const planId = begins?.terms.planId ?? null;
  if (begins !== null && planId !== null) {
    const buyer = { memberId, email, isTrial: begins.terms.trialDays > 0, now: at.getTime() };
    if ((await holdPlace(trx, siteId, planId, buyer)) !== 'held') return false;
  }
  if (!(await takeUsesAgain(trx, siteId, orderId))) return false;
  const cards = giftPaid > 0 ? await holdCardsAgain(trx, siteId, orderId, at) : [];
  const lines = await trx
    .selectFrom('order_lines')
    .select(['id', 'variant_id as variantId', 'title', 'pieces'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  const stock = await holdStock(trx, siteId, lines, shownLowStock(await loadStoreSettings(trx, siteId)));
  if (cards === null || stock.short.length > 0) {
    await giveBackUses(trx, siteId, orderId);
    return false;
  }
  await takeCardsAgain(trx, siteId, orderId, cards, at);
  await moveStock(trx, siteId, stock.movements, { accountId: null, orderId, at });
  if (stock.isShown) {
    await recordEvents(trx, availabilityChanged, [{ siteId, subject: orderId, params: {}, at }]);
  }
  return true;
}

/** Its cards pay nothing of it any more: what was on them may be spent. */
async function forgetCards(trx: Transaction<Database>, siteId: SiteId, orderId: OrderId): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ gift_paid: 0 })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
}

async function expire(trx: Transaction<Database>, siteId: SiteId, order: HeldOrder, at: Date): Promise<void> {
  const isHolding = order.reservation === 'held';
  await trx
    .updateTable('orders')
    .set({
      state: 'expired',
      due_at: null,
      version: order.version + 1,
      ...(isHolding ? { reservation: 'released' as const } : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  await addOrderEvent(trx, siteId, order.id, { kind: 'expired', by: SYSTEM, at });
  await giveBackUses(trx, siteId, order.id);
  if (order.giftPaid > 0) await releaseCards(trx, siteId, order.id, at);
  if (order.subscriptionId !== null)
    await recordEvents(trx, renewalExpired, [{ siteId, subject: order.id, params: {}, at }]);
  if (!isHolding) return;
  await settleStock(trx, siteId, order.id, 'released', at);
  await recordEvents(trx, availabilityChanged, [{ siteId, subject: order.id, params: {}, at }]);
}

/** The cart was bought, unless something else was put into it meanwhile. */
async function closeCart(
  trx: Transaction<Database>,
  siteId: SiteId,
  { id, cartId, cartVersion }: HeldOrder,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ order_id: id, purchased_at: at })
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .where('version', '=', cartVersion)
    .where('purchased_at', 'is', null)
    .execute();
}
