import { sql, type Transaction } from 'kysely';
import { addressProblems, tidyAddress } from '#domain/addresses/address.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { DraftPayment, OrderDraft } from '#domain/orders/order-draft.ts';
import { createId } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { applyPaymentState } from '../apply-payment-state.ts';
import { giveNumber } from '../give-number.ts';
import { holdOrder } from '../hold-order.ts';
import { insertOrder } from '../insert-order.ts';
import type { OrderRequest } from '../order-request.ts';
import { reserveStock, TooFewPieces } from '../reserve-stock.ts';
import type { OrderId } from '../tables.ts';
import { touchBuyer } from '../touch-buyer.ts';
import { priceDraft, type PricedDraft } from './price-draft.ts';

export interface OrderByHand extends OrderDraft {
  readonly siteId: SiteId;
  readonly accountId: AccountId;
  readonly submission: string;
  readonly expectedTotal: number;
  readonly payment: DraftPayment;
}

/**
 * Makes an order that its owner has written: priced as now, with its stock reserved, its number and its place in the timeline
 * as any other (ORD-105). Locks are taken in the order of `placeOrder`: the contact, the stock, the counter. Throws
 * `draft-changed` where it comes to another total than was shown, `draft-short` and `draft-address`.
 */
export async function createOrder(services: Services, draft: OrderByHand): Promise<OrderId> {
  return retryTransaction(services.db, (trx) => create(trx, services, draft));
}

async function create(trx: Transaction<Database>, services: Services, draft: OrderByHand): Promise<OrderId> {
  const { siteId, accountId, payment } = draft;
  const now = services.now();
  const submissionKey = `by-hand:${draft.submission}`;
  // Of two that are sent at once the second waits, and finds the order of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId} ${submissionKey}`}, 0))`.execute(trx);
  const known = await findMade(trx, siteId, submissionKey);
  if (known !== null) return known;
  const found = await priceDraft(trx, siteId, draft, now);
  const { lines, priced, rules } = found;
  refuseUnsold(found);
  const { delivery, billing } = addressesOf(draft, found);
  if (priced.grandTotalCents !== draft.expectedTotal) throw new CallError('draft-changed');
  const { email, phone } = draft;
  const person = delivery ?? billing;
  if (email !== '') await touchBuyer(trx, siteId, { email, phone, name: person?.name ?? '' }, now);
  const request: OrderRequest = {
    siteId,
    // It has no cart that anybody filled.
    cartId: createId<'cart'>(now),
    cartVersion: 0,
    expectedTotal: draft.expectedTotal,
    submissionKey,
    contact: { email, phone, language: await publishedLanguage(trx, siteId), networkAddress: null },
    delivery,
    billing,
    note: '',
    consents: [],
    provider: 'manual',
    tester: null,
    memberId: null,
  };
  const isFree = priced.amountDue === 0;
  const { orderId } = await insertOrder(trx, services, {
    request,
    cart: { lines, priced },
    settings: rules.settings,
    payment: isFree ? 'free' : 'seller',
    isTest: false,
    kind: 'shop',
    isAnonymous: false,
    byHand: { accountId, hasLink: payment === 'link' && !isFree },
  });
  const { settings } = rules;
  await reserve(trx, { siteId, orderId, lines, isFree, isNumbered: false, settings, at: new Date(now) });
  if (payment === 'paid' && !isFree) await payInFull(trx, services, draft, orderId);
  // The last statement, so that no other order waits for the counter longer than the commit takes.
  await giveNumber(trx, siteId, orderId, settings);
  return orderId;
}

async function reserve(...wanted: Parameters<typeof reserveStock>): Promise<void> {
  try {
    await reserveStock(...wanted);
  } catch (error) {
    const [short] = error instanceof TooFewPieces ? error.lines : [];
    if (short === undefined) throw error;
    throw new CallError('draft-short', { title: short.title, left: short.left });
  }
}

/** The order that the same submission has made already (ORD-159). */
async function findMade(trx: Transaction<Database>, siteId: SiteId, key: string): Promise<OrderId | null> {
  const row = await trx
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('submission_key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

function refuseUnsold({ lines }: PricedDraft): void {
  for (const { title, problem } of lines) {
    if (problem === null) continue;
    throw new CallError('draft-short', { title, left: problem.kind === 'short' ? problem.left : 0 });
  }
}

/** What is sent has a whole address, of everything else what is known of it. */
function addressesOf(
  { address: entered, delivery }: OrderDraft,
  { priced }: PricedDraft,
): { readonly delivery: OrderAddress | null; readonly billing: OrderAddress | null } {
  const address = tidyAddress(entered);
  const option = priced.selectedShippingOption;
  const isSent = priced.requiresShipping && delivery.kind !== 'none';
  if (isSent && option === null) throw new CallError('draft-address');
  if (isSent && option?.isPickup === false) {
    if (Object.keys(addressProblems(address, null)).length > 0) throw new CallError('draft-address');
    return { delivery: address, billing: null };
  }
  const isKnown = Object.values(address).some((text) => text !== '');
  return { delivery: null, billing: isKnown ? address : null };
}

/** The money came before the order was written. */
async function payInFull(
  trx: Transaction<Database>,
  services: Services,
  { siteId, accountId }: OrderByHand,
  orderId: OrderId,
): Promise<void> {
  const order = await holdOrder(trx, siteId, orderId);
  const { id, amount } = await trx
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const state = { status: 'succeeded', paid: amount } as const;
  const by = { kind: 'person', accountId } as const;
  await applyPaymentState(trx, siteId, order, id, state, { by, at: new Date(services.now()) });
}
