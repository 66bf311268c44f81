/** Where the checkout of the cart is entered; it goes on only with a cart (NAV-48, COMM-96). */
export const GOTO_CHECKOUT_PATH = '/commerce/goto-checkout';

/** What a checkout other than that of the cart is about. */
export type OwnCheckout =
  | { readonly kind: 'subscribe'; readonly cartToken: string }
  | { readonly kind: 'donate'; readonly donatePageId: string }
  | {
      readonly kind: 'giftcard';
      readonly websiteId: string;
      readonly giftCardProductId: string;
      readonly sku?: string | undefined;
    };

/** The address of a checkout that carries all it needs in its parameters (NAV-50 to NAV-53, NAV-56). */
export function checkoutAddress({ kind, ...parameters }: OwnCheckout): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return `/checkout/${kind}?${new URLSearchParams(given).toString()}`;
}
