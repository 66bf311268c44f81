import { MAX_TRIAL_DAYS, type PlanPrice } from '#domain/members/plan-price.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { amountText, typedAmount } from '../commerce/amount-draft.ts';

/** How a plan is paid, as its owner chooses it (MEMB-47). */
export type PriceKind = 'free' | 'once' | 'month' | 'year' | 'both';

/** The price of a plan as it is being typed. */
export interface PlanPriceDraft {
  readonly kind: PriceKind;
  readonly once: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly trialDays: string;
}

export function priceDraftOf(price: PlanPrice, currency: CurrencyCode): PlanPriceDraft {
  const text = (amount: number | null) => (amount === null ? '' : amountText(amount, currency));
  const empty = { once: '', monthly: '', yearly: '', trialDays: '' };
  switch (price.kind) {
    case 'free':
      return { ...empty, kind: 'free' };
    case 'once':
      return { ...empty, kind: 'once', once: text(price.amount) };
    case 'recurring':
      return {
        ...empty,
        kind: price.yearly === null ? 'month' : price.monthly === null ? 'year' : 'both',
        monthly: text(price.monthly),
        yearly: text(price.yearly),
        trialDays: price.trialDays === null ? '' : String(price.trialDays),
      };
  }
}

/** An amount that somebody can be asked for; null for what is none. */
export function payable(text: string, currency: CurrencyCode): number | null {
  const amount = typedAmount(text, currency);
  return amount === null || amount < 1 ? null : amount;
}

/** The days of a trial: null for none, `wrong` for what is no number of them (MEMB-52). */
export function trialOfDraft(text: string): number | null | 'wrong' {
  const typed = text.trim();
  if (typed === '') return null;
  const days = /^[1-9]\d?$/.test(typed) ? Number(typed) : MAX_TRIAL_DAYS + 1;
  return days > MAX_TRIAL_DAYS ? 'wrong' : days;
}

/** The price of a draft; null where something of it is wrong. */
export function priceOfDraft(draft: PlanPriceDraft, currency: CurrencyCode): PlanPrice | null {
  const { kind } = draft;
  if (kind === 'free') return { kind };
  if (kind === 'once') {
    const amount = payable(draft.once, currency);
    return amount === null ? null : { kind, amount };
  }
  const monthly = kind === 'year' ? null : payable(draft.monthly, currency);
  const yearly = kind === 'month' ? null : payable(draft.yearly, currency);
  const trialDays = trialOfDraft(draft.trialDays);
  const isWrong =
    (kind !== 'year' && monthly === null) || (kind !== 'month' && yearly === null) || trialDays === 'wrong';
  return isWrong ? null : { kind: 'recurring', monthly, yearly, trialDays };
}
