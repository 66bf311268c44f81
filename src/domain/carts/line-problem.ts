import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import { isInStock, type Stock } from '#domain/products/stock.ts';

/** Why a line cannot be bought (ORD-10). */
export type LineProblem =
  | { readonly kind: 'gone' | 'soldOut' }
  /** As many are there, fewer than are wanted. */
  | { readonly kind: 'short'; readonly left: number }
  /** The owner lets an order have fewer of the product; as many can be had in this line (ORD-02). */
  | { readonly kind: 'tooMany'; readonly most: number; readonly left: number };

interface CheckedLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly pieces: number;
  /** Whether its product is on a page of the site that visitors get. */
  readonly isOffered: boolean;
  /** So many pieces of the product may be in an order (ORD-02). */
  readonly most: number;
  readonly stock: Stock;
}

/**
 * What is wrong with lines, by their ids (ORD-10). Lines of one variant share its stock, and those of one product what its
 * owner lets an order have of it, which may be less than when they were put in (ORD-02): the earlier one takes its pieces
 * first, whether the lines are given in their order or not.
 */
export function lineProblems(lines: readonly CheckedLine[]): ReadonlyMap<string, LineProblem> {
  const problems = new Map<string, LineProblem>();
  const taken = new Map<string, number>();
  const ofProducts = new Map<string, number>();
  for (const line of lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, productId, variantId, pieces } = line;
    const before = taken.get(variantId) ?? 0;
    const ofProduct = ofProducts.get(productId) ?? 0;
    taken.set(variantId, before + pieces);
    ofProducts.set(productId, ofProduct + pieces);
    const problem = line.isOffered ? offeredProblem(line, before, ofProduct) : ({ kind: 'gone' } as const);
    if (problem !== null) problems.set(id, problem);
  }
  return problems;
}

/** Of too few pieces and too many the one that leaves fewer is said. */
function offeredProblem(
  { pieces, most, stock }: CheckedLine,
  taken: number,
  ofProduct: number,
): LineProblem | null {
  const short = stockProblem(stock, pieces, taken);
  // A line has no more than the limit of all lines, whoever set it.
  if (most >= MAX_LINE_PIECES || short?.kind === 'soldOut') return short;
  const left = Math.max(0, most - ofProduct);
  if (pieces <= left || (short?.kind === 'short' && short.left < left)) return short;
  return { kind: 'tooMany', most, left };
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
