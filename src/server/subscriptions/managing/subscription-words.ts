import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { AgreedPrice } from '#domain/orders/agreed-price.ts';
import { planWords } from '#domain/subscriptions/plan-words.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill, type Message, type Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import { agreedAmount } from './list-subscriptions.ts';
import type { OwnSubscription } from './subscription-by-token.ts';

export const STATE_NAMES: Readonly<Record<SubscriptionState, Message>> = {
  active: words.active,
  pastDue: words.pastDue,
  paused: words.paused,
  ending: words.ending,
  canceled: words.canceled,
  completed: words.completed,
};

/** What is charged each time and how often, in words (COMM-46 to COMM-49). */
export function termsOf(
  translate: Translate,
  {
    price,
    currency,
    period_value: value,
    period_unit: unit,
    cycles,
  }: Pick<OwnSubscription, 'price' | 'currency' | 'period_value' | 'period_unit' | 'cycles'>,
): string {
  const amount = formatMoney(moneyValue(toCents(agreedAmount(price)), currency));
  return translate(planWords({ billingPeriod: { value, unit }, numBillingCycles: cycles }, amount));
}

/** Says a day in the zone in which a subscription is counted. */
export function dayIn(language: string, zone: string): (at: Date | number) => string {
  const format = zonedFormat(language, zone, { dateStyle: 'long' });
  return (at) => format.format(at);
}

/** What it is of, with what was chosen and how many pieces of it. */
export function whatOf({
  title,
  optionText,
  pieces,
}: Pick<OwnSubscription, 'title' | 'optionText' | 'pieces'>): Words | string {
  const named = optionText === '' ? title : `${title} (${optionText})`;
  return pieces === 1 ? named : fill(words.piecesOf, { pieces, title: named });
}

/** The same of what counts from the next charge on. */
export function whatWaits(title: string, lines: AgreedPrice['lines']): Words | string | null {
  const [line] = lines;
  if (line === undefined) return null;
  return whatOf({ title, optionText: line.optionText, pieces: line.pieces });
}
