/** What the script of the mini cart accepts in place of the page of the cart. */
export const MINI_CART_TYPE = 'application/vnd.portico.mini-cart+json';

/** The cart as pages show it beside themselves. */
export interface MiniCart {
  readonly title: string;
  readonly html: string;
  /** What pages without a cart have not got. */
  readonly styles: string;
  /** Pieces in it, for the header. */
  readonly count: number;
  /** What is told of a change: what was done, and what the cart comes to now. */
  readonly spoken: string;
}
