import { planOffers, type PlanPrice } from '#domain/members/plan-price.ts';
import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { planPrices as words } from '#messages/en/interface/plan-prices.ts';
import { fill, type Words } from '#messages/message.ts';

/** What a plan costs, in the list of plans. */
export function priceWords(price: PlanPrice, currency: CurrencyCode): Words {
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  const [first, second] = planOffers(price);
  if (first === undefined) return words.free;
  if (second !== undefined) {
    return fill(words.eitherWay, { monthly: money(first.amount), yearly: money(second.amount) });
  }
  const only = { once: words.onceIt, month: words.everyMonth, year: words.everyYear }[first.period];
  return fill(only, { price: money(first.amount) });
}
