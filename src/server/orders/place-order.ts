import type { Transaction } from 'kysely';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import { orderKindOf } from '#domain/orders/order-kind.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import { holdPlace, type Place } from '#server/gating/hold-place.ts';
import { isTestPayment, offeredProviders } from '#server/payments/offered-providers.ts';
import { findProvider } from '#server/payments/providers.ts';
import { shownAccounts } from '#server/payments/payment-accounts.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { beginSubscription } from './begin-subscription.ts';
import type { CartToOrder, LineToOrder } from './cart-to-order.ts';
import { giveDonationNumber, giveNumber, giveTestNumber } from './give-number.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderRequest, PlacedOrder } from './order-request.ts';
import { findTries } from './queries.ts';
import { reserveStock, TooFewPieces } from './reserve-stock.ts';
import { storedCarts } from './stored-carts.ts';
import type { OrderId } from './tables.ts';

/**
 * Makes an order of a cart, in one transaction: priced as it is now, with its stock reserved, and with its number where it
 * is received. What is locked, in this order: the cart, discounts, gift cards, the contact, the stock, the counter. What many
 * orders want at once, the stock and the counter, is locked last. Sent again it answers the order that was made (ORD-26,
 * ORD-85, ORD-96, ORD-159). Throws `unavailable` where others are in the way (ORD-167).
 */
export async function placeOrder(
  services: Services,
  request: OrderRequest,
  carts: CartToOrder = storedCarts,
): Promise<PlacedOrder> {
  try {
    return await retryTransaction(services.db, (trx) => place(trx, services, request, carts));
  } catch (error) {
    if (error instanceof TooFewPieces) return { kind: 'short', lines: error.lines };
    throw error;
  }
}

async function place(
  trx: Transaction<Database>,
  services: Services,
  request: OrderRequest,
  carts: CartToOrder,
): Promise<PlacedOrder> {
  const { siteId, cartId } = request;
  const now = services.now();
  const held = await carts.hold(trx, siteId, cartId, now);
  const { known, expired } = await findTries(trx, services.cipher, request);
  if (known !== null) return { kind: 'placed', ...known };
  if (held === null || held.orderId !== null) return { kind: 'gone' };
  const { delivery, billing, contact, memberId } = request;
  const isTester = request.tester !== null;
  const buyer = {
    delivery,
    billing,
    email: contact.email,
    isMember: memberId !== null,
    isTest: isTester,
    now,
  };
  const cart = await held.price(buyer);
  if (cart === null || cart.lines.length === 0) return { kind: 'gone' };
  const { lines, priced } = cart;
  const blocked = lines.filter(({ problem }) => problem !== null);
  if (blocked.length > 0) return blockedAnswer(blocked);
  if (held.version !== request.cartVersion || priced.grandTotalCents !== request.expectedTotal) {
    return { kind: 'changed' };
  }
  const expectedDue = request.expectedDue ?? request.expectedTotal;
  // Others have paid with the same cards meanwhile (ORD-124).
  if (priced.amountDue > expectedDue) return { kind: 'cards-short' };
  if (priced.amountDue < expectedDue) return { kind: 'changed' };
  const undeliverable = deliveryProblem(priced);
  if (undeliverable !== null) return { kind: 'undeliverable', problem: undeliverable };
  const settings = cart.settings ?? (await loadStoreSettings(trx, siteId));
  const accounts = request.accounts ?? (await shownAccounts(trx, siteId));
  const offer = { amount: priced.amountDue, accounts, isTester };
  const provider = offeredProviders(settings, offer).find(({ id }) => id === request.provider);
  const payment = priced.amountDue === 0 ? 'free' : provider?.calls === null ? 'seller' : 'provider';
  if (provider === undefined && payment !== 'free') return { kind: 'not-payable' };
  // Who was declined so often may still order what they pay for by hand.
  if (payment === 'provider' && expired >= MAX_ATTEMPTS) return { kind: 'too-many-attempts' };
  const charging = provider ?? findProvider(request.paidBy?.provider ?? '');
  const isTest = isTester || (charging !== null && isTestPayment(charging, accounts));
  const { begins } = cart;
  const place = await placeOf(trx, request, begins, now);
  if (place !== 'held') return { kind: place };
  if (!isTest) await touchBuyer(trx, request, now);
  const kind = begins?.terms.kind === 'donation' ? 'donation' : orderKindOf(held.kind ?? 'shop');
  const isAnonymous = held.isAnonymous ?? false;
  const at = new Date(now);
  const order = { request, cart, settings, payment, isTest, kind, isAnonymous } as const;
  // As long as its payment is awaited the cart stays open: it may not be paid (ORD-87).
  const closing = (id: OrderId) => (payment === 'provider' ? [] : carts.closing(trx, siteId, cartId, id, at));
  const placed = await insertOrder(trx, services, { ...order, closing });
  const { orderId } = placed;
  const isFree = payment === 'free';
  const isNumbered = payment !== 'provider';
  const wanted = { siteId, orderId, lines, isFree, isNumbered, settings, at };
  const reservation = isTest ? undefined : await reserveStock(trx, wanted);
  if (payment === 'provider') return { kind: 'placed', ...placed, isAwaiting: true };
  if (begins !== undefined) await beginSubscription(trx, services.cipher, siteId, orderId, at);
  // The last statement, so that no other order waits for the counter longer than the commit takes.
  if (isTest) await giveTestNumber(trx, siteId, orderId);
  else if (kind === 'donation') await giveDonationNumber(trx, siteId, orderId);
  else await giveNumber(trx, siteId, orderId, settings, reservation);
  return { kind: 'placed', ...placed, isAwaiting: false };
}

/** Who joins a plan gets a place of it, or nothing is ordered (MEMB-57). */
async function placeOf(
  trx: Transaction<Database>,
  { siteId, memberId, contact: { email } }: OrderRequest,
  begins: BegunSubscription | undefined,
  now: number,
): Promise<Place> {
  const planId = begins?.terms.planId ?? null;
  if (begins === undefined || planId === null) return 'held';
  return holdPlace(trx, siteId, planId, { memberId, email, isTrial: begins.terms.trialDays > 0, now });
}

/** Attempts to pay with one cart (ORD-77). */
const MAX_ATTEMPTS = 10;

/** The contact of the buyer, found or made with the order (CRM-01, CRM-03). */
async function touchBuyer(
  trx: Transaction<Database>,
  { siteId, contact, delivery, billing }: OrderRequest,
  now: number,
): Promise<void> {
  const name = (delivery ?? billing)?.name.trim() ?? '';
  const end = name.lastIndexOf(' ');
  const person = {
    email: contact.email,
    firstName: end < 0 ? name : name.slice(0, end),
    lastName: end < 0 ? '' : name.slice(end + 1),
    phones: contact.phone === '' ? [] : [contact.phone],
    language: contact.language,
    source: 'order',
  } as const;
  await touchContact(trx, siteId, person, now);
}

/** What somebody else bought meanwhile is said with what is left; other things are on the cart page. */
function blockedAnswer(blocked: readonly LineToOrder[]): PlacedOrder {
  if (blocked.some(({ problem }) => problem?.kind === 'gone' || problem?.kind === 'tooMany')) {
    return { kind: 'changed' };
  }
  const lines = blocked.map(({ id, title, problem }) => ({
    id,
    title,
    left: problem?.kind === 'short' ? problem.left : 0,
  }));
  return { kind: 'short', lines };
}

function deliveryProblem(priced: PricedCart): 'together' | 'there' | null {
  if (!priced.requiresShipping || priced.selectedShippingOption !== null) return null;
  return priced.deliveryProblem ?? 'there';
}
