import { invariant } from '#lib/invariant.ts';
import { toCents, type Cents } from './cents.ts';

/**
 * `amount × numerator / denominator`, rounded half up to a whole minor unit (MON-09). What is in between may be as large
 * as it likes; the result has to be below 2^53. All three are whole and at least 0, the denominator above 0: amounts of
 * refunds are as positive as those they give back.
 */
export function mulDivHalfUp(amount: Cents, numerator: number, denominator: number): Cents {
  invariant(amount >= 0 && numerator >= 0 && denominator > 0, 'Shares are taken of amounts of at least 0');
  const twice = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return toCents(Number(twice / (2n * BigInt(denominator))));
}
