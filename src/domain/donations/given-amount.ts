import { toCents, type Cents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { takesOtherAmount, type FundFields } from './fund-fields.ts';

/** By it a form says that the amount was typed. */
export const OTHER_AMOUNT = 'other';

interface Chosen {
  /** A suggested amount in minor units, or `other`. */
  readonly amount: string;
  readonly other: string;
}

/**
 * What somebody gives: a suggested amount, or one that they typed, from the minimum of the fund to the highest price
 * (ORD-127). Null for anything else.
 */
export function givenAmount(
  fund: Pick<FundFields, 'amounts' | 'takesOther' | 'minimum'>,
  { amount, other }: Chosen,
  currency: CurrencyCode,
): Cents | null {
  const suggested = fund.amounts.find((each) => String(each.amount) === amount);
  if (suggested !== undefined) return toCents(suggested.amount);
  if (!takesOtherAmount(fund) || (amount !== OTHER_AMOUNT && fund.amounts.length > 0)) return null;
  const typed = parseAmount(other, currency);
  if (!typed.ok) return null;
  return typed.value >= fund.minimum && typed.value <= LARGEST_PRICE ? typed.value : null;
}

/** What is added for fees: a percentage in hundredths of a percent, rounded half up (ORD-129). */
export function feeOn(amount: Cents, percent: number): Cents {
  return toCents(Number((BigInt(amount) * BigInt(percent) + 5_000n) / 10_000n));
}
