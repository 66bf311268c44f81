import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { chargeDate, type ChargeDates } from '#domain/subscriptions/charge-dates.ts';
import { dueCycle, type DueCycle } from '#domain/subscriptions/due-cycle.ts';
import { renewalEndsAt } from '#domain/subscriptions/renewal-tries.ts';
import { createId, type Id } from '#lib/id.ts';
import { applyPaymentState } from '#server/orders/apply-payment-state.ts';
import { giveDonationNumber, giveNumber, giveTestNumber } from '#server/orders/give-number.ts';
import { holdAnyOrder } from '#server/orders/hold-order.ts';
import { insertOrder } from '#server/orders/insert-order.ts';
import { reserveStock } from '#server/orders/reserve-stock.ts';
import { settleAwaited } from '#server/orders/settle-awaited.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { shownAccounts } from '#server/payments/payment-accounts.ts';
import { findProvider } from '#server/payments/providers.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { isTaxExempt } from '#server/contacts/tax-exempt.ts';
import { readStoreRules } from '#server/store/store-rules.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { giveUpUnpaidChange } from '../changing-plan/give-up-unpaid-change.ts';
import { datesOf, holdSubscription, type HeldSubscription } from '../hold-subscription.ts';
import { applyPending } from './apply-pending.ts';
import { canRenew } from './can-renew.ts';
import { chargeBefore } from './charge-before.ts';
import { afterCharge, priceRenewal } from './price-renewal.ts';
import { tellSkipped } from './tell-skipped.ts';

const DAY_MS = 86_400_000;
const SYSTEM = { kind: 'system' } as const;

/** What came of a subscription that was looked at. */
export type OpenedCharge =
  | { readonly kind: 'opened'; readonly orderId: OrderId; readonly paymentId: PaymentId | null }
  /** Nothing is due, or the site takes no money now. */
  | { readonly kind: 'nothing' };

/**
 * Opens the charge of a subscription that is due, with its order, its pieces and its payment, before any provider is asked
 * (ORD-110, ORD-111, ORD-118): a charge has one order whatever happens, since subscription and cycle together are unique. Locks
 * are taken in this order: the subscription, the stock, the counter. Throws `TooFewPieces`, which takes all of it back.
 */
export async function openCharge(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<OpenedCharge> {
  const held = await holdSubscription(trx, siteId, subscriptionId);
  const now = services.now();
  if (!isDue(held, now) || !(await canRenew(trx, siteId))) return { kind: 'nothing' };
  const due = dueCycle(datesOf(held), { opened: held.cycle, cycles: held.cycles, now });
  if (due === null) return { kind: 'nothing' };
  const at = new Date(now);
  await giveUpUnpaidChange(trx, services.cipher, held, at);
  const orderId = await writeOrder(trx, services, held, due, at);
  await moveOn(trx, held, due, { orderId, at });
  await tellSkipped(trx, services, held, due);
  const paymentId = await payable(trx, siteId, held, orderId, at);
  return { kind: 'opened', orderId, paymentId };
}

/** Whether a charge is due that is not waited for otherwise. */
function isDue({ state, next_at: nextAt, next_try_at: nextTryAt }: HeldSubscription, now: number): boolean {
  if (state !== 'active' || nextAt === null || nextAt.getTime() > now) return false;
  return nextTryAt === null || nextTryAt.getTime() <= now;
}

async function writeOrder(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
  { cycle }: DueCycle,
  at: Date,
): Promise<OrderId> {
  const { site_id: siteId, id, provider: providerId, method_id: methodId, customer_id: customerId } = held;
  const now = at.getTime();
  const dueAt = chargeDate(datesOf(held), cycle);
  const rules = await readStoreRules(trx, siteId);
  const before = await chargeBefore(trx, siteId, id);
  const { price, delivery } = applyPending(held, dueAt);
  const { billing, delivery_option: deliveryOption, currency } = held;
  const pricesIncludeTax = before?.taxIncluded ?? rules.pricesIncludeTax;
  const isExempt = await isTaxExempt(trx, siteId, { memberId: held.member_id, email: held.email });
  const taxed = { pricesIncludeTax, isTaxExempt: isExempt };
  const agreed = { price, delivery, billing, deliveryOption, currency, ...taxed };
  const cart = priceRenewal(agreed, rules, now);
  const settings = cart.settings ?? rules.settings;
  const provider = findProvider(providerId);
  const isFree = cart.priced.amountDue === 0;
  const payment = isFree ? 'free' : provider !== null && provider.calls === null ? 'seller' : 'provider';
  const kind = held.kind === 'donation' ? 'donation' : 'shop';
  const { orderId } = await insertOrder(trx, services, {
    request: {
      siteId,
      // It has no cart that anybody filled.
      cartId: createId<'cart'>(now),
      cartVersion: 0,
      expectedTotal: cart.priced.grandTotalCents,
      submissionKey: `renewal:${id}:${cycle}`,
      contact: { email: held.email, phone: held.phone, language: held.language, networkAddress: null },
      delivery,
      billing,
      note: '',
      consents: [],
      provider: providerId,
      way: 'renewal',
      customer: { customerId, methodId, keeps: false },
      tester: before?.testAccountId ?? null,
      memberId: held.member_id,
    },
    cart,
    settings,
    payment,
    isTest: held.is_test,
    kind,
    isAnonymous: before?.isAnonymous ?? false,
    renewal: {
      subscriptionId: id,
      cycle,
      isOfPlan: held.kind === 'membership',
      // What is charged late, after a rest of the site, has its days from then on.
      endsAt: new Date(renewalEndsAt(now - dueAt > DAY_MS ? now : dueAt, held.zone)),
    },
  });
  const isNumbered = payment !== 'provider';
  const wanted = { siteId, orderId, lines: cart.lines, isFree, isNumbered, settings, at };
  const reservation = held.is_test ? undefined : await reserveStock(trx, wanted);
  if (!isNumbered) return orderId;
  // No other order waits for the counter longer than what is left of this transaction takes.
  if (held.is_test) await giveTestNumber(trx, siteId, orderId);
  else if (kind === 'donation') await giveDonationNumber(trx, siteId, orderId);
  else await giveNumber(trx, siteId, orderId, rules.settings, reservation);
  return orderId;
}

/** The subscription as it goes on from here: its next date, or its end, and what waited for this charge. */
async function moveOn(
  trx: Transaction<Database>,
  held: HeldSubscription,
  { cycle, skipped }: DueCycle,
  { orderId, at }: { readonly orderId: OrderId; readonly at: Date },
): Promise<void> {
  const { site_id: siteId, id } = held;
  const before = datesOf(held);
  const dueAt = chargeDate(before, cycle);
  const { price, delivery, plan, isNewPrice, pending } = applyPending(held, dueAt);
  const period = plan?.period ?? before.period;
  // Of another period dates are counted from the charge with which it begins.
  const dates: ChargeDates =
    plan === null ? before : { ...before, period, anchor: dueAt, anchorCycle: cycle };
  const next = new Date(chargeDate(dates, cycle + 1));
  const isLast = held.cycles !== 0 && cycle >= held.cycles;
  const [line] = price.lines;
  await trx
    .updateTable('subscriptions')
    .set({
      cycle,
      next_at: isLast ? null : next,
      ends_at: isLast ? next : null,
      next_try_at: null,
      told_no_stock_at: null,
      tries: 0,
      anchor_at: new Date(dates.anchor),
      anchor_cycle: dates.anchorCycle,
      period_value: period.value,
      period_unit: period.unit,
      price: JSON.stringify(afterCharge(price)),
      delivery: delivery === null ? null : JSON.stringify(delivery),
      pending_change: pending === null ? null : JSON.stringify(pending),
      ...(plan === null ? {} : { plan_id: plan.id, title: plan.title }),
      ...(line === undefined || held.kind !== 'product'
        ? {}
        : { pieces: line.pieces, variant_id: line.variantId, option_text: line.optionText }),
      version: held.version + 1,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  // In the timeline one after the other.
  const moment = (place: number) => new Date(at.getTime() + place);
  for (const [place, missed] of skipped.entries()) {
    const data = { cycle: missed, reason: 'rest' };
    const event = { kind: 'skipped', by: SYSTEM, data, at: moment(place) } as const;
    await addSubscriptionEvent(trx, siteId, id, event);
  }
  const opened = moment(skipped.length);
  if (isNewPrice)
    await addSubscriptionEvent(trx, siteId, id, {
      kind: 'priceChanged',
      by: SYSTEM,
      data: { amount: line?.unitPrice ?? 0 },
      at: opened,
    });
  await addSubscriptionEvent(trx, siteId, id, {
    kind: 'renewed',
    by: SYSTEM,
    data: { cycle, order: orderId },
    at: opened,
  });
}

/** The payment to ask the provider for; null where there is none, or nobody to ask: then it has failed already (ORD-112). */
async function payable(
  trx: Transaction<Database>,
  siteId: SiteId,
  held: HeldSubscription,
  orderId: OrderId,
  at: Date,
): Promise<PaymentId | null> {
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (payment === undefined || payment.status !== 'asking') return null;
  if (await canBeAsked(trx, siteId, held)) return payment.id;
  const failed = { status: 'failed', paid: 0, failure: 'declined' } as const;
  const order = await holdAnyOrder(trx, siteId, orderId);
  const after = await applyPaymentState(trx, siteId, order, payment.id, failed, { by: SYSTEM, at });
  await settleAwaited(trx, siteId, after, { isOver: true, at, paymentId: payment.id });
  return null;
}

/** Whether a provider is there that keeps something to charge. */
export async function canBeAsked(
  trx: Transaction<Database>,
  siteId: SiteId,
  { provider: id, method_id: methodId }: Pick<HeldSubscription, 'provider' | 'method_id'>,
): Promise<boolean> {
  const provider = findProvider(id);
  if (provider === null || provider.calls === null || methodId === null) return false;
  if (!provider.needsAccount) return true;
  return (await shownAccounts(trx, siteId)).some((account) => account.provider === id);
}
