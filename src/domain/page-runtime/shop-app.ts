/** The scripts that change pages of the shop in place. */
export type ShopAppName = 'cart' | 'checkout' | 'donate' | 'reviews';

/** What such a script accepts in place of a page. */
export const SHOP_STATE_TYPE = 'application/vnd.portico.state+json';

/** What the server answers to such a script: what the page shows from now on, or where to go. */
export type ShopAnswer =
  | { readonly app: ShopAppName; readonly state: object }
  /** May be an address of another host. */
  | { readonly to: string }
  | { readonly pay: PayRequest };

/** A payment that the fields of a provider go on with (ORD-74). */
export interface PayRequest {
  /** With which its script may do so. */
  readonly secret: string;
  /** Where what came of it is asked, and where the provider leads back to. */
  readonly returnPath: string;
}
