import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import { fill, type Words } from '#messages/message.ts';
import type { PeriodUnit } from './billing-period.ts';
import type { SubscriptionPlan } from './subscription-plan.ts';

/**
 * What a plan asks, in words: weekly, monthly and yearly, every period and every n, with and without an end, such as
 * '$10.00 every 2 weeks for 12 weeks' (COMM-46 to COMM-49).
 * @param price an amount as people read it, or words such as 'from $10.00'
 */
export function planWords(
  { billingPeriod, numBillingCycles }: SubscriptionPlan,
  price: string | Words,
): Words {
  const { value, unit } = billingPeriod;
  const every = value === 1 ? fill(EVERY[unit], { price }) : fill(EVERY_FEW[unit], { price, count: value });
  if (numBillingCycles === 0) return every;
  return fill(FOR[unit], { plan: every, count: value * numBillingCycles });
}

const EVERY = {
  week: subscriptionPlans.everyWeek,
  month: subscriptionPlans.everyMonth,
  year: subscriptionPlans.everyYear,
} as const satisfies Record<PeriodUnit, unknown>;

const EVERY_FEW = {
  week: subscriptionPlans.everyWeeks,
  month: subscriptionPlans.everyMonths,
  year: subscriptionPlans.everyYears,
} as const satisfies Record<PeriodUnit, unknown>;

const FOR = {
  week: subscriptionPlans.forWeeks,
  month: subscriptionPlans.forMonths,
  year: subscriptionPlans.forYears,
} as const satisfies Record<PeriodUnit, unknown>;
