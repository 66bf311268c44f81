/** A product as an advertising pixel is told of it (CENS-76). */
export type PixelProduct = {
  readonly id: string;
  readonly name: string;
  /** In units of its currency: `68.00`. */
  readonly price: string;
  /** ISO 4217. */
  readonly currency: string;
};

/** What a page of a site with an advertising pixel tells the runtime (CENS-76). */
export type PixelOnPage = {
  readonly id: string;
  /** The product whose page it is (CENS-74). */
  readonly product?: PixelProduct;
};

/** Digits as the provider gives them; empty: no pixel. */
export const PIXEL_ID = /^\d{0,20}$/;

/** Tells the page that something was put into the cart; `detail` is a `PixelProduct` with its `pieces` (CENS-71). */
export const ADDED_TO_CART_EVENT = 'portico:added-to-cart';

/** A cookie that scripts read: this browser has just made an account of a member (CENS-75, MEMB-17). */
export const JOINED_COOKIE = 'portico_joined';
