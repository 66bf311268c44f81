import type { Fund } from '#contract/donations.ts';
import { parsePercent, percentText } from '#domain/discounts/percent-text.ts';
import type { FundFields } from '#domain/donations/fund-fields.ts';
import type { GiftFrequency } from '#domain/donations/gift-frequency.ts';
import { DEFAULT_MINIMUM, MAX_FEE_PERCENT } from '#domain/donations/fund-limits.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { amountText, typedAmount } from '../amount-draft.ts';

/** A fund as it is being typed. */
export interface FundDraft {
  readonly name: string;
  readonly amounts: readonly { readonly key: number; readonly amount: string; readonly label: string }[];
  readonly takesOther: boolean;
  readonly minimum: string;
  readonly hasFees: boolean;
  readonly feePercent: string;
  readonly frequencies: readonly GiftFrequency[];
  readonly asksAddress: boolean;
  readonly asksMessage: boolean;
  readonly questions: FundFields['questions'];
  readonly receiptText: string;
}

export function fundDraftOf(fund: Fund | null, currency: CurrencyCode): FundDraft {
  return {
    name: fund?.name ?? '',
    amounts: (fund?.amounts ?? []).map(({ amount, label }, key) => ({
      key,
      amount: amountText(amount, currency),
      label,
    })),
    takesOther: fund?.takesOther ?? true,
    minimum: amountText(fund?.minimum ?? DEFAULT_MINIMUM, currency),
    hasFees: (fund?.feePercent ?? null) !== null,
    feePercent: percentText(fund?.feePercent ?? 300),
    frequencies: fund?.frequencies ?? [],
    asksAddress: fund?.asksAddress ?? false,
    asksMessage: fund?.asksMessage ?? true,
    questions: fund?.questions ?? [],
    receiptText: fund?.receiptText ?? '',
  };
}

/** An amount that somebody can give; null for what is none. */
export function givable(text: string, currency: CurrencyCode): number | null {
  const amount = typedAmount(text, currency);
  return amount === null || amount < 1 ? null : amount;
}

/** The percentage for fees in hundredths of a percent; null for what is none up to 10 (ORD-129). */
export function feeOfDraft(text: string): number | null {
  const percent = parsePercent(text);
  return percent === null || percent > MAX_FEE_PERCENT ? null : percent;
}

/** The fields of a draft; null where one of them is wrong. */
export function fundFieldsOf(draft: FundDraft, currency: CurrencyCode): FundFields | null {
  const amounts = draft.amounts.map(({ amount, label }) => ({
    amount: givable(amount, currency),
    label: label.trim(),
  }));
  const minimum = givable(draft.minimum, currency);
  const feePercent = draft.hasFees ? feeOfDraft(draft.feePercent) : null;
  const isWrong =
    draft.name.trim() === '' ||
    minimum === null ||
    (draft.hasFees && feePercent === null) ||
    amounts.some(({ amount }) => amount === null);
  if (isWrong) return null;
  return {
    name: draft.name.trim(),
    amounts: amounts.flatMap(({ amount, label }) => (amount === null ? [] : [{ amount, label }])),
    takesOther: draft.takesOther,
    minimum,
    feePercent,
    frequencies: [...draft.frequencies],
    asksAddress: draft.asksAddress,
    asksMessage: draft.asksMessage,
    questions: draft.questions,
    receiptText: draft.receiptText.trim(),
  };
}
