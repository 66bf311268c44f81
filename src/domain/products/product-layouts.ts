/**
 * How the page of a product is arranged, chosen for each store page (COMM-11 to COMM-16): a picture beside the details,
 * one that fills half of the page, a grid of pictures with the details beside it, pictures over the whole width.
 */
export const PRODUCT_LAYOUTS = [
  'products',
  'products-full-bleed',
  'products-wrap-around-grid',
  'products-full-width-carousel',
] as const;
export type ProductLayout = (typeof PRODUCT_LAYOUTS)[number];

const SHORT_NAMES: Readonly<Record<ProductLayout, string>> = {
  products: 'simple',
  'products-full-bleed': 'half',
  'products-wrap-around-grid': 'wrap',
  'products-full-width-carousel': 'full',
};

/** What styles call an arrangement (COMM-16). */
export function shortNameOfLayout(layout: ProductLayout): string {
  return SHORT_NAMES[layout];
}
