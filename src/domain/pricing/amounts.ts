import { toCents, type Cents } from '#domain/money/cents.ts';
import { mulDivHalfUp } from '#domain/money/half-up.ts';

export const NOTHING = toCents(0);

export function sum(amounts: readonly Cents[]): Cents {
  return toCents(amounts.reduce((total, amount) => total + amount, 0));
}

export function less(amount: Cents, taken: Cents): Cents {
  return toCents(amount - taken);
}

export function smaller(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

/** An amount for each of some pieces. */
export function times(amount: Cents, pieces: number): Cents {
  return mulDivHalfUp(amount, pieces, 1);
}

/** All of a discount, in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;

/** A percentage of an amount in hundredths of a percent, half up: 10 % are 1,000 (ORD-44, ORD-49). */
export function percentOf(amount: Cents, percent: number): Cents {
  return mulDivHalfUp(amount, percent, WHOLE_PERCENT);
}

/** 100 % of a tax, in ten-thousandths of a percent. */
const WHOLE_RATE = 1_000_000;

/** The tax on an amount without it, at a rate in ten-thousandths of a percent: 8.875 % are 88,750 (ORD-64). */
export function taxOn(amount: Cents, rate: number): Cents {
  return mulDivHalfUp(amount, rate, WHOLE_RATE);
}

/** The tax contained in an amount (ORD-43). */
export function taxWithin(amount: Cents, rate: number): Cents {
  return mulDivHalfUp(amount, rate, WHOLE_RATE + rate);
}
