import { invariant } from '#lib/invariant.ts';
import { compareRanks } from './compare-ranks.ts';
import type { Candidate } from './discount-conditions.ts';
import { bestPercents, reduceLines, type LineReductions } from './line-discounts.ts';
import { lineTotals, withDelivery, type PricingGround, type Totals } from './totals.ts';

/** As many selections are compared one by one; a site's limits on discounts keep carts far below (design of pricing). */
const MAX_SELECTIONS = 4096;
/** Discounts that look at several lines; carts have at most five by code and five that apply by themselves. */
const MAX_CLAIMING = 10;
/** Percentages on products, of which each may count or not. */
const MAX_PERCENTS = 6;

/**
 * The discounts that count: of all that may be combined, and of those that count alone, the ones with the smallest total
 * (ORD-46, ORD-50). It is the total that is compared and not what is taken off, since less may be paid where a discount
 * would bring the subtotal below what makes the delivery free (ORD-60). `candidates` stand in the order in which they go
 * before each other.
 */
export function chooseDiscounts(ground: PricingGround, candidates: readonly Candidate[]): Totals {
  const rank = new Map(candidates.map((candidate, index) => [candidate.discount.id, index]));
  const together = candidates.filter(({ discount }) => !discount.isExclusive);
  const alone = candidates.filter(({ discount }) => discount.isExclusive);
  let best = bestTogether(ground, together, rank);
  for (const candidate of alone) best = better(best, bestTogether(ground, [candidate], rank), rank);
  return best;
}

type Rank = ReadonlyMap<string, number>;

function bestTogether(ground: PricingGround, candidates: readonly Candidate[], rank: Rank): Totals {
  const on = (place: string): readonly Candidate[] =>
    candidates.filter(({ discount }) => discount.effect.on === place);
  const onLines = on('lines');
  const lines = reductionsOf(
    ground,
    rank,
    onLines.filter(({ discount }) => discount.effect.kind === 'percent'),
    onLines.filter(({ discount }) => discount.effect.kind !== 'percent').slice(0, MAX_CLAIMING),
  );
  const orders = [null, ...on('order')];
  const deliveries = [null, ...on('delivery')];

  const bestOf = (
    someLines: readonly LineReductions[],
    someOrders: readonly (Candidate | null)[],
    someDeliveries: readonly (Candidate | null)[],
  ): Totals => {
    let best: Totals | null = null;
    for (const onLines of someLines) {
      for (const onOrder of someOrders) {
        const reduced = lineTotals(ground, onLines, onOrder);
        for (const onDelivery of someDeliveries) {
          const totals = withDelivery(ground, reduced, onDelivery);
          best = best === null ? totals : better(best, totals, rank);
        }
      }
    }
    invariant(best !== null, 'To do without discounts is a selection, too');
    return best;
  };

  if (BigInt(lines.length) * BigInt(orders.length) * BigInt(deliveries.length) <= MAX_SELECTIONS) {
    return bestOf(lines, orders, deliveries);
  }
  // One kind after the other, each with what is best of those before it.
  const first = bestOf(lines, [null], [null]);
  const second = bestOf([first.onLines], orders, [null]);
  return bestOf([second.onLines], [second.onOrder], deliveries);
}

/**
 * What the product discounts can take off together, each way once. Percentages are left out one by one, too: with less
 * taken off, the delivery may be free. Very many of them come all or not at all.
 */
function reductionsOf(
  { amounts }: PricingGround,
  rank: Rank,
  percents: readonly Candidate[],
  claiming: readonly Candidate[],
): readonly LineReductions[] {
  // Each of both kinds doubles the ways, which all are worked out: at most 2,048 (ORD-39 asks for them at every look).
  const areMany = percents.length > MAX_PERCENTS || percents.length + claiming.length > MAX_CLAIMING;
  const chosen = areMany ? [[], percents] : subsetsOf(percents);
  const ways = new Map<string, LineReductions>();
  for (const some of chosen) {
    const best = bestPercents(amounts, some);
    for (const subset of subsetsOf(claiming)) {
      const way = reduceLines(amounts, subset, best);
      const key = way.reductions.join(' ');
      const known = ways.get(key);
      const goesBefore = known !== undefined && compareRanks(ranksOn(way, rank), ranksOn(known, rank)) < 0;
      if (known === undefined || goesBefore) ways.set(key, way);
    }
  }
  return [...ways.values()];
}

/** All subsets, each in the order of the whole; those with the earlier ones first. */
function subsetsOf(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  return candidates.reduce<readonly (readonly Candidate[])[]>(
    (subsets, candidate) => [...subsets, ...subsets.map((subset) => [...subset, candidate])],
    [[]],
  );
}

/** The smaller total; of equal ones the one whose discounts go before those of the other (ORD-50). */
function better(one: Totals, other: Totals, rank: Rank): Totals {
  if (one.total !== other.total) return other.total < one.total ? other : one;
  return compareRanks(ranksOf(other, rank), ranksOf(one, rank)) < 0 ? other : one;
}

/** The places of the discounts that take something off. */
function ranksOf(totals: Totals, rank: Rank): readonly number[] {
  return placesOf(
    appliedDiscounts(totals).flatMap(({ candidate, amount }) => (amount > 0 ? [candidate] : [])),
    rank,
  );
}

function ranksOn({ by, reductions }: LineReductions, rank: Rank): readonly number[] {
  const applied = by.filter((_, index) => (reductions[index] ?? 0) > 0);
  return placesOf(
    [...new Set(applied)].flatMap((candidate) => candidate ?? []),
    rank,
  );
}

function placesOf(candidates: readonly Candidate[], rank: Rank): readonly number[] {
  return candidates.map(({ discount }) => rank.get(discount.id) ?? 0).toSorted((a, b) => a - b);
}

/** Each discount of a selection with what it takes off. */
export function appliedDiscounts({ onLines, onOrder, onDelivery, ...totals }: Totals) {
  const amounts = new Map<Candidate, number>();
  const add = (candidate: Candidate, amount: number): void =>
    void amounts.set(candidate, (amounts.get(candidate) ?? 0) + amount);
  onLines.by.forEach((candidate, index) => {
    if (candidate !== null) add(candidate, onLines.reductions[index] ?? 0);
  });
  if (onOrder !== null) for (const part of totals.orderParts) add(onOrder, part);
  if (onDelivery !== null) add(onDelivery, totals.deliveryDiscount);
  return [...amounts].map(([candidate, amount]) => ({ candidate, amount }));
}
