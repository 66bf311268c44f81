import { lazyPart } from '../../loading/lazy-part.ts';

/** Fetched when somebody opens a product who may change what is sold of it alone (ROLE-17). */
export const PricedProductDialog = lazyPart(
  async () => (await import('./priced-product-dialog.tsx')).PricedProductDialog,
);
