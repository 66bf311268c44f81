import { isInStock, type Stock } from '#domain/products/stock.ts';

/** Why a line cannot be bought (ORD-10). */
export type LineProblem =
  | { readonly kind: 'gone' | 'soldOut' }
  /** As many are there, fewer than are wanted. */
  | { readonly kind: 'short'; readonly left: number };

interface CheckedLine {
  readonly id: string;
  readonly variantId: string;
  readonly pieces: number;
  /** Whether its product is on a page of the site that visitors get. */
  readonly isOffered: boolean;
  readonly stock: Stock;
}

/**
 * What is wrong with lines, by their ids (ORD-10). Lines of one variant share its stock: the earlier one takes its pieces
 * first, whether the lines are given in their order or not.
 */
export function lineProblems(lines: readonly CheckedLine[]): ReadonlyMap<string, LineProblem> {
  const problems = new Map<string, LineProblem>();
  const taken = new Map<string, number>();
  for (const { id, variantId, pieces, isOffered, stock } of lines.toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )) {
    const before = taken.get(variantId) ?? 0;
    taken.set(variantId, before + pieces);
    const problem = isOffered ? stockProblem(stock, pieces, before) : ({ kind: 'gone' } as const);
    if (problem !== null) problems.set(id, problem);
  }
  return problems;
}

/**
 * Why so many pieces cannot be had; null where they can.
 * @param taken pieces that other lines of the cart take of the same stock
 */
export function stockProblem(stock: Stock, pieces: number, taken: number): LineProblem | null {
  if (stock.isUnlimited) return null;
  const left = Math.max(0, stock.quantity - taken);
  if (!isInStock(stock) || left === 0) return { kind: 'soldOut' };
  return pieces > left ? { kind: 'short', left } : null;
}
