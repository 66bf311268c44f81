import { isForShopCart } from '#domain/carts/cart-kinds.ts';
import type { ShownProduct } from '#domain/products/shown-product.ts';

/** Where the form of a product leads: into the cart, or to the checkout of gift cards (ORD-11, COMM-54). */
export function buyTarget({ productType }: ShownProduct): {
  readonly method: 'get' | 'post';
  readonly action: string;
} {
  return isForShopCart(productType)
    ? { method: 'post', action: '/cart/lines' }
    : { method: 'get', action: '/checkout/giftcard' };
}

/** What names the product to where its form leads. */
export function BuyKeys({ product }: { readonly product: ShownProduct }) {
  const { id, productType, websiteId = '' } = product;
  return isForShopCart(productType) ? (
    <input type="hidden" name="product" value={id} readOnly />
  ) : (
    <>
      <input type="hidden" name="websiteId" value={websiteId} readOnly />
      <input type="hidden" name="giftCardProductId" value={id} readOnly />
    </>
  );
}

/** Whether there is something to be bought: a gift card of no value is none. */
export function hasSomethingToBuy({ productType, variants }: ShownProduct): boolean {
  return isForShopCart(productType) || variants.some(({ price }) => price > 0);
}
