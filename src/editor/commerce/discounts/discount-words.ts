import type { StoredDiscountEffect } from '#domain/discounts/discount-fields.ts';
import type { DiscountState } from '#domain/discounts/discount-state.ts';
import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import type { Message } from '#messages/message.ts';
import { formattingLocale } from '#ui/language.ts';
import { translate } from '#ui/translate.ts';

const WHOLE = 10_000;

export const STATE_NAMES: Readonly<Record<DiscountState, Message>> = {
  active: words.active,
  scheduled: words.scheduled,
  paused: words.paused,
  expired: words.expired,
};

/** What a discount does, in a few words (ORD-49). */
export function effectText(effect: StoredDiscountEffect, currency: CurrencyCode): string {
  if (effect.kind === 'buyXGetY') {
    const { buy, get, percent } = effect;
    return percent === WHOLE
      ? translate(words.buyGetFree, { buy, get })
      : translate(words.buyGetOff, { buy, get, amount: percentOf(percent) });
  }
  const { on } = effect;
  if (effect.kind === 'percent' && on === 'delivery' && effect.percent === WHOLE)
    return translate(words.freeDelivery);
  const amount =
    effect.kind === 'percent'
      ? percentOf(effect.percent)
      : formatMoney(moneyValue(toCents(effect.amount), currency));
  const OFF = { lines: words.offProducts, order: words.offOrder, delivery: words.offDelivery } as const;
  return translate(OFF[on], { amount });
}

function percentOf(percent: number): string {
  const format = new Intl.NumberFormat(formattingLocale(), { style: 'percent', maximumFractionDigits: 2 });
  return format.format(percent / WHOLE);
}
