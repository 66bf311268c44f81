import { isInStock, type Stock } from '#domain/products/stock.ts';

/** Why no more of something goes into a cart: what is there of it, and how many of them the cart has already. */
export type StockRefusal =
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'short'; readonly left: number }
  /** Fewer can be added than were wanted. */
  | { readonly kind: 'fewMore'; readonly left: number; readonly inCart: number }
  | { readonly kind: 'allInCart'; readonly inCart: number };

/**
 * What is said where a cart cannot have as many pieces as were asked for (ORD-10).
 * @param inCart pieces of the same stock in all lines of the cart
 */
export function stockRefusal(stock: Stock, inCart: number): StockRefusal {
  if (!isInStock(stock)) return { kind: 'soldOut' };
  const left = stock.quantity;
  if (inCart === 0) return { kind: 'short', left };
  return inCart < left ? { kind: 'fewMore', left, inCart } : { kind: 'allInCart', inCart };
}
