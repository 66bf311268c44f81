import type { BillingPeriod } from '#domain/subscriptions/billing-period.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { translate } from '#ui/translate.ts';

const RHYTHMS = { week: words.weeks, month: words.months, year: words.years } as const;

/** How often it is charged, in the language of the interface. */
export function rhythmOf({ value, unit }: BillingPeriod): string {
  return translate(RHYTHMS[unit], { count: value });
}
