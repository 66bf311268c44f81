import { z } from 'zod';
import { isBillingPeriod, MAX_CYCLES, PERIOD_UNITS } from './billing-period.ts';

/**
 * How often something is charged (COMM-44), and how often in all, the first charge included: 0 is without end (COMM-45,
 * ORD-109).
 */
export const subscriptionPlanSchema = z.object({
  billingPeriod: z.object({ value: z.int(), unit: z.enum(PERIOD_UNITS) }).refine(isBillingPeriod),
  numBillingCycles: z.int().min(0).max(MAX_CYCLES).catch(0),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlanSchema>;

export function isSamePlan(one: SubscriptionPlan | null, other: SubscriptionPlan | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.numBillingCycles === other.numBillingCycles &&
    one.billingPeriod.value === other.billingPeriod.value &&
    one.billingPeriod.unit === other.billingPeriod.unit
  );
}
