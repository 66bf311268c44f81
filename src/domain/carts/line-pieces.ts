import type { Stock } from '#domain/products/stock.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import { MAX_CART_LINES } from './cart-limits.ts';
import { stockProblem, type LineProblem } from './line-problem.ts';
import { stockRefusal, type StockRefusal } from './stock-refusal.ts';

/** Why something is not put into a cart, which stays as it was (ORD-02, ORD-10). */
export type CartRefusal =
  | LineProblem
  | StockRefusal
  /** It has a checkout of its own (ORD-01). */
  | { readonly kind: 'otherCart' }
  /** Its product asks something first, which was not answered (ORD-03). */
  | { readonly kind: 'asks' }
  | { readonly kind: 'full' }
  | { readonly kind: 'tooMany'; readonly most: number };

export interface LineKey {
  readonly variantId: string;
  /** The same where the same was answered to what is asked about the product (ORD-03). */
  readonly answersKey: string;
}

export type HeldLine = LineKey & { readonly productId: string; readonly pieces: number };

export interface WantedPieces {
  readonly line: LineKey & { readonly productId: string };
  readonly pieces: number;
  /** Added to those in the cart (ORD-03), the number itself, or at least as many (ORD-13). */
  readonly as: 'more' | 'exactly' | 'at-least';
  /** So many pieces of the product may be in a cart: what its owner set, or what a line holds (ORD-02). */
  readonly most: number;
  /** Whether its product is on a page of the site that visitors get. */
  readonly isOffered: boolean;
  readonly stock: Stock;
}

/**
 * How many pieces of something a cart is to hold, or why it stays as it is: at most 100 lines of at most 9,999 pieces
 * each, or the fewer that the owner set for all of a product (ORD-02), and no more than there are (COMM-90). None takes
 * the line away, which is always possible.
 */
export function linePieces(lines: readonly HeldLine[], wanted: WantedPieces): Result<number, CartRefusal> {
  const held = lines.find((line) => isSameLine(line, wanted.line));
  const before = held?.pieces ?? 0;
  const pieces = wantedPieces(before, wanted);
  if (pieces <= 0) return ok(0);
  if (!wanted.isOffered) return fail({ kind: 'gone' });
  if (held === undefined && lines.length >= MAX_CART_LINES) return fail({ kind: 'full' });
  // Whoever takes fewer than before comes closer to what there is.
  if (pieces <= before && wanted.as !== 'more') return ok(pieces);
  const others = lines.filter((line) => line !== held);
  const ofProduct = piecesOf(others.filter(({ productId }) => productId === wanted.line.productId));
  const isBeyondMost = wanted.most < MAX_LINE_PIECES && pieces + ofProduct > wanted.most;
  if (isBeyondMost || pieces > MAX_LINE_PIECES) return fail({ kind: 'tooMany', most: wanted.most });
  const taken = piecesOf(others.filter(({ variantId }) => variantId === wanted.line.variantId));
  if (stockProblem(wanted.stock, pieces, taken) === null) return ok(pieces);
  return fail(stockRefusal(wanted.stock, taken + before));
}

function piecesOf(lines: readonly HeldLine[]): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Whether two lines are one: the same variant with the same answers (ORD-03). */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return one.variantId === other.variantId && one.answersKey === other.answersKey;
}

function wantedPieces(before: number, { as, pieces }: WantedPieces): number {
  switch (as) {
    case 'more':
      return before + pieces;
    case 'exactly':
      return pieces;
    case 'at-least':
      return Math.max(before, pieces);
  }
}
