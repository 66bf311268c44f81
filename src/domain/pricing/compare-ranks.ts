/**
 * Which of two selections of discounts goes before the other: negative for the first. At the first place where they differ
 * the smaller rank goes first; of one that goes on where the other ends, the one that ends does (ORD-50).
 * @param one the places of its discounts among all, in their order
 */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  const rank = one[at];
  if (rank === undefined) return one.length - other.length;
  const against = other[at];
  return against === undefined ? 1 : rank - against;
}
