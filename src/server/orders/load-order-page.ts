import { sql } from 'kysely';
import type { Order } from '#contract/orders.ts';
import { balanceDue, paidTooMuch } from '#domain/orders/balance.ts';
import type { Id } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { selfFulfilledKinds } from '#domain/orders/self-fulfilled-kinds.ts';
import { compareEvents } from '#domain/orders/order-event.ts';
import type { OrdersAsked } from '#domain/orders/order-kind.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { giftsOfOrder } from '#server/gift-cards/gifts-of-order.ts';
import { refundableOf } from './begin-refund.ts';
import { isEditable } from './editing/load-editable.ts';
import { orderLinks } from './order-links.ts';
import { loadOrder } from './queries.ts';
import { EVENT_COLUMNS, shownEvent } from './shown-event.ts';
import type { OrderId } from './tables.ts';

/** As much of a timeline is shown, the newest. */
const MAX_EVENTS = 500;

/** An order as those see it who work on the site, with what they may follow from it; null where there is none such. */
export async function loadOrderPage(
  db: Db,
  siteId: SiteId,
  orderId: OrderId,
  asked: OrdersAsked = 'orders',
  permissions: ReadonlySet<Permission> = new Set(),
): Promise<(Order & { readonly isAnonymous: boolean }) | null> {
  const order = await loadOrder(db, siteId, orderId, asked);
  if (order === null) return null;
  const {
    placedAt,
    language: _,
    testAccountId: _tester,
    kind,
    balanceUntil,
    readyAt,
    returned: _returned,
    createdAt: _created,
    dueAt: _due,
    subscriptionId,
    giftPaid: _giftPaid,
    giftCards: _giftCards,
    lines,
    fields,
    ...facts
  } = order;
  const { contactId, productIds } = await orderLinks(db, siteId, order, permissions);
  const due = order.state === 'canceled' ? 0 : balanceDue(order);
  const sentByNobody = selfFulfilledKinds(await isOfPlan(db, siteId, subscriptionId));
  const parcels = await loadParcels(db, siteId, orderId);
  const timeline = await loadTimeline(db, siteId, orderId);
  const refunds = await loadRefunds(db, siteId, orderId);
  return {
    ...facts,
    contactId,
    ...(await loadMoney(db, siteId, orderId)),
    refundable: await refundableOf(db, siteId, orderId),
    isEditable: isEditable(order),
    due,
    tooMuch: order.state === 'canceled' ? 0 : paidTooMuch(order),
    balanceUntil: balanceUntil?.toISOString() ?? null,
    readyAt: readyAt?.toISOString() ?? null,
    isDeliveryRefunded: refunds.some(({ status, hasDelivery }) => hasDelivery && status !== 'failed'),
    refunds: refunds.map(({ hasDelivery: _delivery, createdAt, ...refund }) => ({
      ...refund,
      at: createdAt.toISOString(),
    })),
    placedAt: placedAt.toISOString(),
    gifts: kind === 'gift-card' ? await loadGifts(db, siteId, orderId) : [],
    lines: lines.map(({ productId, kind, image, answers, ...line }) => ({
      ...line,
      productId: productIds.get(productId) ?? null,
      isFulfilledByItself: kind === 'giftCard' || (due > 0 && sentByNobody.includes(kind)),
      image: image === null ? null : { path: image.path, alt: image.alt },
      answers: [...answers],
    })),
    fields: fields.map(({ id, title, answer }) => ({ id, title, answer })),
    parcels,
    timeline,
  };
}

/** Whether it is a charge of a plan of members. */
async function isOfPlan(db: Db, siteId: SiteId, subscriptionId: Id<'subscription'> | null): Promise<boolean> {
  if (subscriptionId === null) return false;
  const found = await db
    .selectFrom('subscriptions')
    .select('kind')
    .where('site_id', '=', siteId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  return found?.kind === 'membership';
}

/** Whom its gift cards are for: those that are there, and those that its lines become once it is paid (ORD-122). */
async function loadGifts(db: Db, siteId: SiteId, orderId: OrderId): Promise<Order['gifts']> {
  const gifts = await giftsOfOrder(db, siteId, orderId);
  return gifts.map(({ id, lineId, card, pieces, wish }) => ({
    id,
    lineId,
    card: card === null ? null : { id: card.id, last4: card.last4 },
    pieces,
    ...wish,
    sentAt: card?.deliveredAt?.toISOString() ?? null,
  }));
}

/** The parcels of an order with their pieces, those that were taken back among them. */
export async function loadParcels(db: Db, siteId: SiteId, orderId: OrderId): Promise<Order['parcels']> {
  const parcels = await db
    .selectFrom('fulfilments')
    .select(['id', 'carrier', 'tracking', 'url', 'at', 'undone_at as undoneAt'])
    .select(sql<string | null>`day::text`.as('day'))
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const pieces = await db
    .selectFrom('fulfilment_lines')
    .select(['fulfilment_id as parcelId', 'line_id as lineId', 'pieces'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute();
  return parcels.map(({ at, undoneAt, ...parcel }) => ({
    ...parcel,
    at: at.toISOString(),
    isUndone: undoneAt !== null,
    lines: pieces.flatMap(({ parcelId, ...line }) => (parcelId === parcel.id ? [line] : [])),
  }));
}

async function loadMoney(
  db: Db,
  siteId: SiteId,
  orderId: OrderId,
): Promise<Pick<Order, 'methods' | 'disputes'>> {
  const payments = await db
    .selectFrom('payments')
    .select(['method', 'paid as amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('paid', '>', 0)
    .orderBy('attempt')
    .execute();
  const disputes = await db
    .selectFrom('disputes')
    .select(['id', 'amount', 'reason', 'evidence_due as evidenceDue', 'state'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return {
    methods: payments.flatMap(({ method, amount }) =>
      method === null ? [] : [{ brand: method.brand, last4: method.last4, amount }],
    ),
    disputes: disputes.map(({ evidenceDue, ...dispute }) => ({
      ...dispute,
      evidenceDue: evidenceDue?.toISOString() ?? null,
    })),
  };
}

function loadRefunds(db: Db, siteId: SiteId, orderId: OrderId) {
  return db
    .selectFrom('refunds')
    .select([
      'id',
      'amount',
      'tax',
      'reason',
      'status',
      'has_delivery as hasDelivery',
      'created_at as createdAt',
    ])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

async function loadTimeline(db: Db, siteId: SiteId, orderId: OrderId): Promise<Order['timeline']> {
  const rows = await db
    .selectFrom('order_events as event')
    .leftJoin('accounts as account', 'account.id', 'event.account_id')
    .select(EVENT_COLUMNS)
    .where('event.site_id', '=', siteId)
    .where('event.order_id', '=', orderId)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  return rows
    .toSorted((one, other) => compareEvents(other, one))
    .map((event) => {
      const day = event.data['day'];
      return { ...shownEvent(event), ...(typeof day === 'string' ? { day } : {}) };
    });
}
