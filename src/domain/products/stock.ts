/** How many pieces of a variant there are. */
export type Stock = {
  readonly isUnlimited: boolean;
  readonly quantity: number;
};

/** Of a new variant, and of everything without a figure: a product can be bought at once (COMM-32, COMM-33). */
export const UNLIMITED: Stock = { isUnlimited: true, quantity: 0 };

/** Pieces of one variant. */
export const MAX_QUANTITY = 9_999_999;

/** Whether it can be had (COMM-29, COMM-30). */
export function isInStock({ isUnlimited, quantity }: Stock): boolean {
  return isUnlimited || quantity > 0;
}

/**
 * How many pieces pages say are left of a variant (ORD-90): from the threshold of its owner on downwards; null where they
 * say nothing of it.
 */
export function piecesLeft({ isUnlimited, quantity }: Stock, lowStock: number | null): number | null {
  return lowStock === null || isUnlimited || quantity < 1 || quantity > lowStock ? null : quantity;
}
