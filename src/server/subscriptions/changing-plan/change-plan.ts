import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { BegunSubscription } from '#domain/orders/begun-subscription.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { holdPlace } from '#server/gating/hold-place.ts';
import type { PricedCartToOrder } from '#server/orders/cart-to-order.ts';
import { giveNumber, giveTestNumber } from '#server/orders/give-number.ts';
import { insertOrder } from '#server/orders/insert-order.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { findProvider } from '#server/payments/providers.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { isTaxExempt } from '#server/contacts/tax-exempt.ts';
import { readStoreRules } from '#server/store/store-rules.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import { changeSubscription, type SubscriptionChange } from '../managing/change-subscription.ts';
import { keepPending } from '../managing/keep-pending.ts';
import { chargeBefore } from '../renewing/charge-before.ts';
import { canBeAsked } from '../renewing/open-charge.ts';
import { applyPlanChange } from './apply-plan-change.ts';
import { openPlanChange } from './open-plan-change.ts';
import { planLine, planTerms } from './plan-terms.ts';
import type { PlanChoice } from './plans-to-choose.ts';

export type ChangedPlan =
  /** From now on, or from the next charge on. */
  | { readonly kind: 'done' }
  /** Its order waits for its payment; by the secret of its page. */
  | { readonly kind: 'to-pay'; readonly token: string; readonly isAwaiting: boolean }
  /** What is charged is not what was seen; nobody can join; or there is nothing to pay with. */
  | { readonly kind: 'other-amount' | 'closed' | 'no-method' };

/** As long as an amount that was seen counts: what is left of the paid time becomes less meanwhile. */
const SEEN_MS = 30 * 60_000;

interface Wanted {
  readonly choice: PlanChoice;
  /** What its buyer saw: the total of today, null where nothing is charged, and for which moment it was counted. */
  readonly seen: { readonly total: number | null; readonly at: number };
  /** What the line of the difference says. */
  readonly text: string;
}

/**
 * Changes a membership to another plan: a dearer one at once, once the difference is paid, any other with the next charge
 * (MEMB-55). One that waits for its payment is gone on with. Throws `subscription-state`.
 */
export function changePlan(
  services: Services,
  change: SubscriptionChange,
  { choice, seen, text }: Wanted,
): Promise<ChangedPlan> {
  const { siteId, by } = change;
  return changeSubscription(services, change, async (trx, held, at): Promise<ChangedPlan> => {
    const { member_id: memberId, kind, state } = held;
    if (kind !== 'membership' || memberId === null || state !== 'active')
      throw new CallError('subscription-state');
    const open = await openPlanChange(trx, services.cipher, siteId, held.id);
    if (open !== null) return { kind: 'to-pay', token: open.token, isAwaiting: open.isAwaiting };
    const rules = await readStoreRules(trx, siteId);
    if (rules.currency !== held.currency) throw new CallError('subscription-state');
    const now = at.getTime();
    const counted = seen.at <= now && seen.at > now - SEEN_MS ? seen.at : now;
    const before = await chargeBefore(trx, siteId, held.id);
    const pricesIncludeTax = before?.taxIncluded ?? rules.pricesIncludeTax;
    const isExempt = await isTaxExempt(trx, siteId, { memberId, email: held.email });
    const taxed = { pricesIncludeTax, isTaxExempt: isExempt };
    const terms = planTerms(held, choice, { rules, ...taxed, text, now: counted });
    const total = terms.kind === 'now' ? (terms.cart?.priced.grandTotalCents ?? null) : null;
    if (total !== seen.total) return { kind: 'other-amount' };
    if (choice.plan.id !== held.plan_id) {
      const buyer = { memberId, email: held.email, isTrial: false, now };
      if ((await holdPlace(trx, siteId, choice.plan.id, buyer)) !== 'held') return { kind: 'closed' };
    }
    const begins = begunBy(held, choice);
    if (terms.kind === 'later') {
      const { id, name: title } = choice.plan;
      const period = { value: 1, unit: choice.offer.period };
      // A price that was told of the plan that is held counts again where it is kept.
      const { newPrice } = held.pending_change ?? {};
      const pending = { plan: { id, title, period }, lines: begins.price.lines };
      await keepPending(trx, held, newPrice === undefined ? pending : { ...pending, newPrice });
      const data = { text: title };
      await addSubscriptionEvent(trx, siteId, held.id, { kind: 'changed', by, data, at });
      return { kind: 'done' };
    }
    if (terms.cart === null) {
      await applyPlanChange(trx, siteId, { orderId: null, begins, at });
      return { kind: 'done' };
    }
    const cart = { ...terms.cart, begins };
    const tester = before?.testAccountId ?? null;
    return order(trx, services, held, { cart, settings: rules.settings, tester, at });
  });
}

/** What the order of the difference brings about once it is paid. */
function begunBy(held: HeldSubscription, choice: PlanChoice): BegunSubscription {
  const [line] = held.price.lines;
  invariant(line !== undefined, 'a membership is charged for its plan');
  const { plan, offer } = choice;
  return {
    terms: {
      kind: 'membership',
      plan: { billingPeriod: { value: 1, unit: offer.period }, numBillingCycles: 0 },
      title: plan.name,
      planId: plan.id,
      taxClass: 'standard',
      trialDays: 0,
      next: null,
      fundId: null,
      donatePageId: null,
    },
    price: { ...held.price, lines: [planLine(line, choice)] },
    zone: held.zone,
    deliveryOptionId: null,
    changes: { subscriptionId: held.id, cycle: held.cycle },
  };
}

async function order(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
  {
    cart,
    settings,
    tester,
    at,
  }: {
    readonly cart: PricedCartToOrder;
    readonly settings: Awaited<ReturnType<typeof readStoreRules>>['settings'];
    readonly tester: NonNullable<Awaited<ReturnType<typeof chargeBefore>>>['testAccountId'];
    readonly at: Date;
  },
): Promise<ChangedPlan> {
  const { site_id: siteId, id, version, provider: providerId, is_test: isTest } = held;
  const provider = findProvider(providerId);
  const isByHand = provider !== null && provider.calls === null;
  if (!isByHand && !(await canBeAsked(trx, siteId, held))) return { kind: 'no-method' };
  const { orderId, token } = await insertOrder(trx, services, {
    request: {
      siteId,
      // It has no cart that anybody filled.
      cartId: createId<'cart'>(at.getTime()),
      cartVersion: 0,
      expectedTotal: cart.priced.grandTotalCents,
      submissionKey: `plan:${id}:${version}`,
      contact: { email: held.email, phone: held.phone, language: held.language, networkAddress: null },
      delivery: null,
      billing: held.billing,
      note: '',
      consents: [],
      provider: providerId,
      // Its member is there, whom a bank may ask.
      way: provider?.isForTestOrders === true ? 'renewal' : 'kept',
      customer: { customerId: held.customer_id, methodId: held.method_id, keeps: false },
      tester,
      memberId: held.member_id,
    },
    cart,
    settings: cart.settings ?? settings,
    payment: isByHand ? 'seller' : 'provider',
    isTest,
    kind: 'shop',
    isAnonymous: false,
  });
  if (isByHand) await number(trx, siteId, { orderId, isTest, settings });
  return { kind: 'to-pay', token, isAwaiting: !isByHand };
}

async function number(
  trx: Transaction<Database>,
  siteId: SiteId,
  {
    orderId,
    isTest,
    settings,
  }: {
    readonly orderId: OrderId;
    readonly isTest: boolean;
    readonly settings: Awaited<ReturnType<typeof readStoreRules>>['settings'];
  },
): Promise<void> {
  if (isTest) await giveTestNumber(trx, siteId, orderId);
  else await giveNumber(trx, siteId, orderId, settings);
}
