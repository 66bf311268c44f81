import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { chargeDate, daysLater } from '#domain/subscriptions/charge-dates.ts';
import { planWords } from '#domain/subscriptions/plan-words.ts';
import type { SubscriptionTerms } from '#domain/subscriptions/subscription-terms.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import { fill, type Words } from '#messages/message.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { PlanSummary } from '#views/checkout/checkout-state.ts';
import type { OpenCheckout } from './open-checkout.ts';

interface Charges {
  readonly terms: SubscriptionTerms;
  readonly zone: string;
  readonly currency: CurrencyCode;
  /** What the lines cost each time, before discounts, delivery and taxes. */
  readonly each: number;
  /** When what is paid first is paid; milliseconds since 1970. */
  readonly at: number;
  /** What is charged next, and all together; null where nothing is, or without an end; absent where only the days are said. */
  readonly next?: number | null;
  readonly sum?: number | null;
}

/** What a cart begins, in words, beside what is paid today; nothing for a cart that begins no subscription (ORD-33). */
export function planOfCart(
  visit: ShopVisit,
  { found, rules }: OpenCheckout,
): { readonly plan?: PlanSummary } {
  const { cart, later, lines } = found;
  if (cart.begins === null || later === null) return {};
  const plan = planSummary(visit, {
    terms: cart.begins,
    zone: rules.timeZone,
    currency: rules.currency,
    each: lines.reduce((sum, { laterPrice, pieces }) => sum + laterPrice * pieces, 0),
    at: visit.services.now(),
    next: later.next,
    sum: later.sum,
  });
  return plan === null ? {} : { plan };
}

/** The plan's text, the days of the next and the last charge, and for finite plans the sum of all (ORD-33, ORD-109). */
export function planSummary(
  { translate, published }: ShopVisit,
  { terms, zone, currency, each, at, next, sum }: Charges,
): PlanSummary | null {
  const { plan, trialDays } = terms;
  if (plan === null) return null;
  const { billingPeriod: period, numBillingCycles: cycles } = plan;
  const { language } = published.loaded.shell.settings;
  const day = (moment: number) => zonedFormat(language, zone, { dateStyle: 'long' }).format(moment);
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  const anchor = trialDays > 0 ? daysLater(at, trialDays, zone) : at;
  const made = trialDays > 0 ? 0 : 1;
  const dueAt = (cycle: number) => chargeDate({ anchor, anchorCycle: 1, zone, period }, cycle);
  const nextLabel = made === 0 ? subscriptionPlans.firstCharge : subscriptionPlans.nextCharge;
  const isLast = cycles !== 0 && made >= cycles;
  const notes: readonly Words[] = isLast
    ? [subscriptionPlans.onlyCharge]
    : cycles === 0
      ? [subscriptionPlans.untilCanceled]
      : [];
  return {
    title: translate(subscriptionPlans.title),
    text: translate(planWords(plan, money(each))),
    rows: [
      ...(isLast
        ? []
        : [
            {
              label: translate(fill(nextLabel, { day: day(dueAt(made + 1)) })),
              amount: next == null ? '' : money(next),
            },
          ]),
      ...(cycles > made + 1
        ? [{ label: translate(fill(subscriptionPlans.lastCharge, { day: day(dueAt(cycles)) })), amount: '' }]
        : []),
      ...(sum == null ? [] : [{ label: translate(subscriptionPlans.allCharges), amount: money(sum) }]),
    ],
    notes: notes.map((words) => translate(words)),
  };
}
