import { invariant } from '#lib/invariant.ts';

declare const unit: unique symbol;

/**
 * An amount in whole minor units of its currency: 1234 is 12.34 in USD and 1234 in JPY (MON-01, MON-02). What is added
 * or taken away is a number again, and becomes an amount by `toCents`; everything else goes through `mulDivHalfUp` and
 * `spread`.
 */
export type Cents = number & { readonly [unit]: 'cents' };

/** A whole number as an amount. Throws for fractions and for what a number cannot hold exactly (from 2^53). */
export function toCents(value: number): Cents {
  invariant(Number.isSafeInteger(value), `Not an amount in whole minor units: ${value}`);
  return value as Cents;
}
