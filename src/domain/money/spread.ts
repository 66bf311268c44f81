import { invariant } from '#lib/invariant.ts';
import { toCents, type Cents } from './cents.ts';

/**
 * An amount in parts as large as their weights, by largest remainder: the parts are whole minor units and add up to
 * exactly the amount; what is left over goes to those that lost most by rounding down, of equal ones to the earlier
 * (MON-09). Weights are whole and at least 0; where all are 0, so is the amount.
 */
export function spread(total: Cents, weights: readonly number[]): readonly Cents[] {
  invariant(total >= 0 && weights.every((weight) => weight >= 0), 'Amounts and weights are at least 0');
  const amount = BigInt(total);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    invariant(total === 0, 'An amount is spread over something');
    return weights.map(() => toCents(0));
  }
  const shares = weights.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, share: product / whole, lost: product % whole };
  });
  let left = shares.reduce((rest, { share }) => rest - share, amount);
  const parts = shares.map(({ share }) => toCents(Number(share)));
  for (const { index } of shares.toSorted((a, b) => compare(b.lost, a.lost) || a.index - b.index)) {
    if (left === 0n) break;
    parts[index] = toCents((parts[index] ?? 0) + 1);
    left -= 1n;
  }
  return parts;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
