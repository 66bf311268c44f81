import type { SiteId } from '#domain/documents/record.ts';
import { isAsked, type OrdersAsked } from '#domain/orders/order-kind.ts';
import { isId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { SecretCipher } from '#server/platform/secrets/secret-cipher.ts';
import { cardsOfOrder } from './gift-cards/cards-of-order.ts';
import type { OrderId } from './tables.ts';

interface Submission {
  readonly siteId: SiteId;
  readonly cartId: Id<'cart'>;
  readonly cartVersion: number;
  readonly submissionKey: string;
}

/** More than can be made of one cart. */
const MOST_TRIES = 100;

/** The order that a submission has made already, or that another tab has made of the same cart (ORD-159). */
export async function findSubmittedOrder(db: Db, cipher: SecretCipher, submission: Submission) {
  return (await findTries(db, cipher, submission)).known;
}

/**
 * What was made of a cart before: the order that a submission has made already, or another tab of the same cart (ORD-159), and
 * how many orders of it have expired, each of them a try to pay that failed (ORD-77).
 */
export async function findTries(
  db: Db,
  cipher: SecretCipher,
  { siteId, cartId, cartVersion, submissionKey }: Submission,
): Promise<{
  readonly known: { readonly orderId: OrderId; readonly token: string; readonly isAwaiting: boolean } | null;
  readonly expired: number;
}> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'submission_key as key', 'cart_version as version', 'token_sealed as sealed'])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .limit(MOST_TRIES)
    .execute();
  const known = orders.find(
    ({ state, key, version }) => state !== 'expired' && (key === submissionKey || version === cartVersion),
  );
  const expired = orders.filter(({ state }) => state === 'expired').length;
  if (known === undefined) return { known: null, expired };
  const token = cipher.open(known.sealed, sealContext('orders', [siteId, known.id]));
  return { known: { orderId: known.id, token, isAwaiting: known.state === 'awaitingPayment' }, expired };
}

/** The secret in the address of the page of an order. */
export async function tokenOfOrder(
  db: Db,
  cipher: SecretCipher,
  siteId: SiteId,
  orderId: OrderId,
): Promise<string> {
  const { sealed } = await db
    .selectFrom('orders')
    .select('token_sealed as sealed')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return cipher.open(sealed, sealContext('orders', [siteId, orderId]));
}

/** An order with its lines, taxes and discounts; null where the site has none such, or it was never placed. */
export async function loadOrder(db: Db, siteId: SiteId, orderId: OrderId, asked: OrdersAsked = 'orders') {
  const order = await readOrder(
    db,
    siteId,
    orderId,
    ({ placedAt, number, kind }) => placedAt !== null && number !== null && isAsked(kind, asked),
  );
  if (order === null || order.placedAt === null || order.number === null) return null;
  return { ...order, number: order.number, placedAt: order.placedAt };
}

/**
 * A renewal that waits for its payment, which has no number yet (ORD-112); null where it is paid, or never will be. It reads as
 * any other order, as of the day on which it was opened.
 */
export async function loadOpenRenewal(db: Db, siteId: SiteId, orderId: OrderId): Promise<StoredOrder | null> {
  const order = await readOrder(
    db,
    siteId,
    orderId,
    ({ state, subscriptionId }) => state === 'awaitingPayment' && subscriptionId !== null,
  );
  if (order === null) return null;
  return { ...order, number: order.number ?? '', placedAt: order.createdAt };
}

/** An order of a buyer that has expired, of which there is no more than what was tried (ORD-87); null where it is none such. */
export async function loadExpiredOrder(
  db: Db,
  siteId: SiteId,
  orderId: OrderId,
  asked: OrdersAsked,
): Promise<StoredOrder | null> {
  const order = await readOrder(
    db,
    siteId,
    orderId,
    ({ state, subscriptionId, kind }) =>
      state === 'expired' && subscriptionId === null && isAsked(kind, asked),
  );
  if (order === null) return null;
  return { ...order, number: order.number ?? '', placedAt: order.createdAt };
}

/** @param isWanted whether its parts are read, too */
async function readOrder(db: Db, siteId: SiteId, orderId: OrderId, isWanted: (order: OrderHead) => boolean) {
  if (!isId(orderId)) return null;
  const order = await orderHead(db, siteId, orderId);
  if (order === undefined || !isWanted(order)) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'id',
      'product_id as productId',
      'kind',
      'title',
      'option_text as optionText',
      'sku',
      'pieces',
      'unit',
      'amount',
      'discount',
      'tax',
      'image',
      'answers',
      'fulfilled',
      'canceled',
      'refunded',
    ])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const taxes = await db
    .selectFrom('order_taxes')
    .select(['rule_id as ruleId', 'name', 'rate'])
    .select(({ fn }) => fn.sum<string>('amount').as('amount'))
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .groupBy(['rule_id', 'name', 'rate'])
    .orderBy(({ fn }) => fn.min('place'))
    .orderBy('rule_id')
    .execute();
  const discounts = await db
    .selectFrom('order_discounts')
    .select(['discount_id as id', 'code', 'title', 'amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('place')
    .orderBy('discount_id')
    .execute();
  const giftCards = order.giftPaid > 0 ? await cardsOfOrder(db, siteId, orderId) : [];
  return {
    ...order,
    giftCards,
    lines,
    taxes: taxes.map((tax) => ({ ...tax, amount: Number(tax.amount) })),
    discounts,
  };
}

function orderHead(db: Db, siteId: SiteId, orderId: OrderId) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'shown_number as number',
      'state',
      'payment_word as payment',
      'email',
      'phone',
      'name',
      'delivery',
      'billing',
      'delivery_option as deliveryOption',
      'note',
      'fields',
      'language',
      'currency',
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'tax_included as taxIncluded',
      'is_tax_exempt as isTaxExempt',
      'total',
      'paid',
      'refunded',
      'gift_paid as giftPaid',
      'returned',
      'balance_until as balanceUntil',
      'ready_at as readyAt',
      'placed_at as placedAt',
      'created_at as createdAt',
      'due_at as dueAt',
      'subscription_id as subscriptionId',
      'version',
      'kind',
      'is_anonymous as isAnonymous',
      'is_test as isTest',
      'test_account_id as testAccountId',
      'begins',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
}

type OrderHead = NonNullable<Awaited<ReturnType<typeof orderHead>>>;

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;
