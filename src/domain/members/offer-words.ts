import type { PlanOffer } from '#domain/members/plan-price.ts';
import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { plans as words } from '#messages/en/plans.ts';
import { subscriptionPlans } from '#messages/en/subscription-plans.ts';
import { fill, type Words } from '#messages/message.ts';

const PRICE_WORDS = {
  once: words.once,
  month: subscriptionPlans.everyMonth,
  year: subscriptionPlans.everyYear,
} as const;

/** What a plan costs, with how often it is paid (MEMB-47, BLK-98). */
export function offerWords({ period, amount }: PlanOffer, currency: CurrencyCode): Words {
  return fill(PRICE_WORDS[period], { price: formatMoney(moneyValue(toCents(amount), currency)) });
}
