import type { Cents } from '#domain/money/cents.ts';
import { mulDivHalfUp } from '#domain/money/half-up.ts';
import { spread } from '#domain/money/spread.ts';
import { less, NOTHING, percentOf, smaller, sum } from './amounts.ts';
import type { Candidate } from './discount-conditions.ts';
import type { PricedLineAmount } from './line-amounts.ts';
import type { DiscountEffect } from './pricing-input.ts';

/** What is taken off each line, and by which discount. */
export interface LineReductions {
  readonly reductions: readonly Cents[];
  readonly by: readonly (Candidate | null)[];
}

/** The percentage that takes most off each line, of equal ones the first; null where there is none. */
export function bestPercents(
  amounts: readonly PricedLineAmount[],
  percents: readonly Candidate[],
): readonly ({ readonly candidate: Candidate; readonly reduction: Cents } | null)[] {
  const best = new Map<number, { readonly candidate: Candidate; readonly reduction: Cents }>();
  for (const candidate of percents) {
    const { effect } = candidate.discount;
    if (effect.kind !== 'percent') continue;
    for (const index of candidate.lines) {
      const reduction = percentOf(amounts[index]?.amount ?? NOTHING, effect.percent);
      if (reduction > (best.get(index)?.reduction ?? 0)) best.set(index, { candidate, reduction });
    }
  }
  return amounts.map((_, index) => best.get(index) ?? null);
}

/**
 * Product discounts: each of the first kind takes the lines that no other has taken, percentages take the best of what is
 * left, so that a line has one at most (ORD-50).
 */
export function reduceLines(
  amounts: readonly PricedLineAmount[],
  claiming: readonly Candidate[],
  percents: ReturnType<typeof bestPercents>,
): LineReductions {
  const reductions = amounts.map((_, index) => percents[index]?.reduction ?? NOTHING);
  const by = amounts.map((_, index) => percents[index]?.candidate ?? null);
  const taken = new Set<number>();
  for (const candidate of claiming) {
    const free = candidate.lines.filter((index) => !taken.has(index));
    const parts = partsOf(
      candidate.discount.effect,
      free.flatMap((index) => amounts[index] ?? []),
    );
    free.forEach((index, place) => {
      taken.add(index);
      by[index] = candidate;
      reductions[index] = parts[place] ?? NOTHING;
    });
  }
  return { reductions, by };
}

/** What an effect that looks at several lines takes off each. */
function partsOf(effect: DiscountEffect, lines: readonly PricedLineAmount[]): readonly Cents[] {
  if (effect.kind === 'amount') {
    return fixedParts(
      effect.amount,
      lines.map(({ amount }) => amount),
    );
  }
  if (effect.kind === 'buyXGetY') return cheapestParts(effect, lines);
  return lines.map(({ amount }) => percentOf(amount, effect.percent));
}

/** An amount off, at most what is there, in proportion to the lines (ORD-45, ORD-46). */
export function fixedParts(amount: Cents, lines: readonly Cents[]): readonly Cents[] {
  return spread(smaller(amount, sum(lines)), lines);
}

type BuyXGetY = Extract<DiscountEffect, { kind: 'buyXGetY' }>;

/** Of 7 pieces of 'buy 2 get 1' the 2 cheapest are reduced, whichever lines they stand on (ORD-49). */
function cheapestParts(
  { buy, get, percent }: BuyXGetY,
  lines: readonly PricedLineAmount[],
): readonly Cents[] {
  const pieces = lines.reduce((count, { line }) => count + line.pieces, 0);
  let left = Number((BigInt(pieces) / BigInt(buy + get)) * BigInt(get));
  const parts = lines.map(() => NOTHING);
  const cheapestFirst = lines
    .map((each, index) => ({ ...each, index }))
    .toSorted((a, b) => a.line.unitPrice - b.line.unitPrice || a.index - b.index);
  for (const { line, amount, index } of cheapestFirst) {
    const reduced = Math.min(left, line.pieces);
    // A share of the line's amount, which is below that of its pieces where tax is taken off.
    parts[index] = percentOf(mulDivHalfUp(amount, reduced, line.pieces), percent);
    left -= reduced;
  }
  return parts;
}

/** What a discount on the order takes off each line, after those on products. */
export function orderParts(
  candidate: Candidate,
  amounts: readonly PricedLineAmount[],
  reductions: readonly Cents[],
): readonly Cents[] {
  const { effect } = candidate.discount;
  const reduced = candidate.lines.map((index) =>
    less(amounts[index]?.amount ?? NOTHING, reductions[index] ?? NOTHING),
  );
  const parts =
    effect.kind === 'percent'
      ? reduced.map((amount) => percentOf(amount, effect.percent))
      : effect.kind === 'amount'
        ? fixedParts(effect.amount, reduced)
        : reduced.map(() => NOTHING);
  const all = amounts.map(() => NOTHING);
  candidate.lines.forEach((index, place) => {
    all[index] = parts[place] ?? NOTHING;
  });
  return all;
}

/** What a discount takes off the delivery: at most all of it. */
export function deliveryReduction({ discount: { effect } }: Candidate, cost: Cents): Cents {
  if (effect.kind === 'percent') return percentOf(cost, effect.percent);
  return effect.kind === 'amount' ? smaller(effect.amount, cost) : NOTHING;
}
