/** What a product can be (COMM-02 to COMM-07). A paywall opens member areas, and no store page lists it. */
export const PRODUCT_TYPES = ['physical', 'service', 'digital', 'gift-card', 'paywall'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** What a store page meets (COMM-07). */
export const STORE_PRODUCT_TYPES = [
  'physical',
  'service',
  'digital',
  'gift-card',
] as const satisfies readonly ProductType[];
export type StoreProductType = (typeof STORE_PRODUCT_TYPES)[number];
