import { sql, type OperationNodeSource, type Transaction } from 'kysely';
import { orderDelivery } from '#domain/orders/order-delivery.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import { selfFulfilledKinds } from '#domain/orders/self-fulfilled-kinds.ts';
import type { OrderKind } from '#domain/orders/order-kind.ts';
import { stateByFulfilment } from '#domain/orders/order-states.ts';
import { paymentWord } from '#domain/orders/payment-word.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { createId, isId, type Id } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { keepUses } from '#server/discounts/keep-uses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { writeTogether } from '#server/platform/database/write-together.ts';
import { eventRow, eventsTogether } from '#server/platform/events/record-events.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';
import { LINK_LIFE_MS } from './balance/link-life.ts';
import { orderEventWrite, type OrderActor } from './add-order-event.ts';
import { cardPaymentWrites } from './gift-cards/card-payments.ts';
import { cardEventWrites } from './gift-cards/card-events.ts';
import { redeemCards } from './gift-cards/redeem-cards.ts';
import type { PricedCartToOrder } from './cart-to-order.ts';
import { orderPaid, orderPlaced } from './order-happened.ts';
import type { OrderRequest } from './order-request.ts';
import type { OrderId } from './tables.ts';

const DAY_MS = 86_400_000;

interface NewOrder {
  readonly request: OrderRequest;
  readonly cart: PricedCartToOrder;
  readonly settings: StoreSettings;
  /** Nothing is left to pay (ORD-46), the seller says when it is paid, or a provider is asked for it. */
  readonly payment: 'free' | 'seller' | 'provider';
  /** Nothing of it counts (ORD-107). */
  readonly isTest: boolean;
  readonly kind: OrderKind;
  readonly isAnonymous: boolean;
  /** What is written of its cart in the same statement. */
  readonly closing?: (orderId: OrderId) => readonly OperationNodeSource[];
  /** Its owner has written it, and perhaps sends a link to pay it by (ORD-105). */
  readonly byHand?: { readonly accountId: AccountId; readonly hasLink: boolean };
  /** Which charge of which subscription it is, and how long its payment is tried for (ORD-110, ORD-112). */
  readonly renewal?: {
    readonly subscriptionId: Id<'subscription'>;
    readonly cycle: number;
    readonly endsAt: Date;
    readonly isOfPlan: boolean;
  };
}

/** As long as an order waits for its payment before its stock is given back (ORD-87). */
const AWAITING_MS = 30 * 60_000;

/** Writes an order with everything that it keeps copies of (ORD-97) and its payment; its pieces are not reserved yet. */
export async function insertOrder(
  trx: Transaction<Database>,
  services: Services,
  order: NewOrder,
): Promise<{ readonly orderId: OrderId; readonly token: string }> {
  const { request, cart, payment, isTest, closing, renewal } = order;
  const { giftCards = [] } = cart;
  const isFree = payment === 'free';
  const isAwaiting = payment === 'provider';
  const { siteId } = request;
  const at = new Date(services.now());
  const orderId = createId<'order'>(services.now());
  const token = createToken();
  await writeTogether(trx, [
    headWrite(trx, services, order, { orderId, token, at }),
    ...partWrites(trx, orderId, order),
    ...cardPaymentWrites(trx, order, orderId, at),
    ...(isFree ? [] : [paymentWrite(trx, order, orderId, at)]),
    ...(isAwaiting ? [] : await placedWrites(trx, order, orderId, at)),
    ...(closing?.(orderId) ?? []),
  ]);
  await redeemCards(trx, siteId, orderId, { cards: giftCards, isTest, at });
  // What counts at renewals was used when they were agreed (ORD-55).
  if (!isTest && renewal === undefined) {
    const uses = isAwaiting ? 'held' : 'counted';
    await keepUses(trx, siteId, orderId, cart.priced.appliedDiscounts, uses);
  }
  return { orderId, token };
}

/** That it was placed, and what makes it so. */
async function placedWrites(
  trx: Transaction<Database>,
  order: NewOrder,
  orderId: OrderId,
  at: Date,
): Promise<readonly OperationNodeSource[]> {
  const { request, cart, payment, byHand } = order;
  const { siteId } = request;
  const params = byHand === undefined ? {} : { isByHand: true, hasLink: byHand.hasLink };
  const paid = { siteId, subject: orderId, params: {}, at };
  return [
    orderEventWrite(trx, siteId, orderId, { kind: 'placed', by: actorOf(order), at }),
    ...cardEventWrites(trx, siteId, orderId, cart.giftCards ?? [], at),
    await eventsTogether(trx, [
      eventRow(orderPlaced, { siteId, subject: orderId, params, at }),
      ...(payment === 'free' ? [eventRow(orderPaid, paid)] : []),
    ]),
  ];
}

function actorOf({ byHand, renewal }: NewOrder): OrderActor {
  if (byHand !== undefined) return { kind: 'person', accountId: byHand.accountId };
  return { kind: renewal === undefined ? 'buyer' : 'system' };
}

function paymentWrite(
  trx: Transaction<Database>,
  { request, cart, settings, payment }: NewOrder,
  orderId: OrderId,
  at: Date,
) {
  const { siteId } = request;
  const isAwaiting = payment === 'provider';
  const attempt = (cart.giftCards?.length ?? 0) + 1;
  return trx.insertInto('payments').values({
    site_id: siteId,
    id: createId<'payment'>(at.getTime()),
    order_id: orderId,
    attempt,
    provider: request.provider,
    key: `${orderId}:pay:${attempt}`,
    amount: cart.priced.amountDue,
    currency: settings.currency,
    status: isAwaiting ? 'asking' : 'waiting',
    // What the provider is told that the money is for.
    description: sql<string>`(select title from sites where id = ${siteId})`,
    ...(request.way === undefined ? {} : { way: request.way }),
    customer_id: request.customer?.customerId ?? null,
    method_id: request.customer?.methodId ?? null,
    keeps_method: request.customer?.keeps ?? false,
    paid_on: null,
    asked_at: at,
    answered_at: isAwaiting ? null : at,
  });
}

const STATE_OF = { seller: 'received', provider: 'awaitingPayment' } as const;

function headWrite(
  trx: Transaction<Database>,
  services: Services,
  order: NewOrder,
  { orderId, token, at }: { readonly orderId: OrderId; readonly token: string; readonly at: Date },
) {
  const { request, cart, settings, payment, isTest, kind, isAnonymous, byHand, renewal } = order;
  const { siteId, contact, delivery, billing } = request;
  const { priced } = cart;
  const isAwaiting = payment === 'provider';
  const state = payment === 'free' ? stateByFulfilment(freeLines(order)) : STATE_OF[payment];
  const name = (delivery ?? billing)?.name ?? '';
  const option = priced.selectedShippingOption;
  // What cards pay is reserved with it, and counts as paid once it is placed.
  const giftPaid = (cart.giftCards ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const sums = { total: priced.grandTotalCents, paid: giftPaid, refunded: 0 };
  const word = paymentWord({ ...sums, isProcessing: false, openDisputes: 0, lostDisputes: 0 });
  return trx.insertInto('orders').values({
    site_id: siteId,
    id: orderId,
    number: null,
    shown_number: null,
    state,
    payment_word: word,
    channel: byHand === undefined ? 'web' : 'by-hand',
    cart_id: request.cartId,
    cart_version: request.cartVersion,
    submission_key: request.submissionKey,
    token_hash: hashToken(token),
    token_sealed: services.cipher.seal(token, sealContext('orders', [siteId, orderId])),
    email: contact.email.trim(),
    email_key: addressKey(contact.email),
    phone: contact.phone,
    name,
    name_key: name.toLowerCase(),
    member_id: request.memberId,
    delivery: jsonOrNull(delivery),
    billing: jsonOrNull(billing),
    delivery_option: jsonOrNull(option === null ? null : orderDelivery(option)),
    note: request.note,
    fields: JSON.stringify(request.fields ?? []),
    consents: JSON.stringify(request.consents),
    language: contact.language,
    network_address: contact.networkAddress,
    currency: settings.currency,
    subtotal: priced.subtotalCents,
    discount: priced.discountCents,
    shipping: priced.shippingCostCents,
    tax: priced.taxCents,
    tax_included: priced.taxIncluded,
    is_tax_exempt: priced.isTaxExempt,
    total: priced.grandTotalCents,
    paid: giftPaid,
    gift_paid: giftPaid,
    reservation: 'none',
    created_at: at,
    placed_at: isAwaiting ? null : at,
    due_at: dueAt(order, at),
    kind,
    is_anonymous: isAnonymous,
    is_test: isTest,
    balance_until: byHand?.hasLink === true ? new Date(at.getTime() + LINK_LIFE_MS) : null,
    test_account_id: request.tester,
    subscription_id: renewal?.subscriptionId ?? null,
    cycle: renewal?.cycle ?? null,
    begins: jsonOrNull(begunBy(cart, request)),
  });
}

/** What it begins, with what later charges are made by where nothing is paid now. */
function begunBy({ begins }: PricedCartToOrder, { paidBy }: OrderRequest): BegunSubscription | null {
  if (begins === undefined) return null;
  return paidBy === undefined ? begins : { ...begins, paidBy };
}

/** Until when it has to be paid; null where nothing is left to pay. */
function dueAt({ payment, settings, renewal }: NewOrder, at: Date): Date | null {
  if (payment === 'free') return null;
  if (payment === 'seller') return new Date(at.getTime() + settings.unpaidDays * DAY_MS);
  return renewal?.endsAt ?? new Date(at.getTime() + AWAITING_MS);
}

/** How far the lines are sent of an order that is paid as it is placed (ORD-101). */
function freeLines({ cart: { lines, begins }, renewal }: NewOrder) {
  const kinds = selfFulfilledKinds(begins?.terms.kind === 'membership' || renewal?.isOfPlan === true);
  return lines.map(({ kind, pieces }) => ({
    pieces,
    fulfilled: kinds.includes(kind) ? pieces : 0,
    canceled: 0,
  }));
}

/** The lines with their taxes, those of the delivery, and the discounts that counted. */
function partWrites(
  trx: Transaction<Database>,
  orderId: OrderId,
  order: NewOrder,
): readonly OperationNodeSource[] {
  const { request, cart, payment } = order;
  const { siteId } = request;
  const { lines, priced } = cart;
  const sent = payment === 'free' ? freeLines(order) : [];
  const key = { site_id: siteId, order_id: orderId };
  const amounts = new Map(priced.lines.map((line) => [line.id, line]));
  const written = trx.insertInto('order_lines').values(
    lines.map((line, place) => {
      const found = amounts.get(line.id);
      invariant(found !== undefined && isId<'order-line'>(line.id), 'every line has its price');
      return {
        ...key,
        id: line.id,
        product_id: line.productId,
        variant_id: line.variantId,
        kind: line.kind,
        title: line.title,
        option_text: line.optionText,
        sku: line.sku,
        sku_key: line.sku.toLowerCase(),
        pieces: line.pieces,
        fulfilled: sent[place]?.fulfilled ?? 0,
        unit: line.unitPrice,
        amount: found.amount,
        discount: found.discount,
        tax: found.tax,
        tax_class: line.taxClass,
        weight_grams: line.weightGrams,
        image: jsonOrNull(line.image),
        answers: JSON.stringify(line.answers),
        category_ids: [...line.categoryIds],
        gift: jsonOrNull(line.gift ?? null),
      };
    }),
  );
  const taxes = [
    ...priced.lines.flatMap(({ id, taxShares }) =>
      taxShares.map((share) => ({ line_id: String(id), share })),
    ),
    ...priced.shippingTaxShares.map((share) => ({ line_id: 'delivery', share })),
  ].map(({ line_id, share: { ruleId, name, rate, amount } }) => ({
    ...key,
    line_id,
    rule_id: ruleId,
    name,
    rate,
    amount,
    place: priced.applicableTaxRules.findIndex(({ id }) => id === ruleId),
  }));
  const discounts = priced.appliedDiscounts.map(({ id, code, title, amount }, place) => ({
    ...key,
    discount_id: id,
    code,
    title,
    amount,
    place,
  }));
  return [
    written,
    ...(taxes.length > 0 ? [trx.insertInto('order_taxes').values(taxes)] : []),
    ...(discounts.length > 0 ? [trx.insertInto('order_discounts').values(discounts)] : []),
  ];
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
