import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { newVariantId } from '#domain/products/variant.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import { projectCategories } from '#server/products/project-categories.ts';
import { projectProduct } from '#server/products/project-product.ts';
import type { CollectionSource } from '../define-collection-source.ts';
import { listStoreLabels } from './list-store-labels.ts';
import { loadProductNeighbours } from './load-product-neighbours.ts';
import { loadProductParts } from './load-product-parts.ts';
import { loadProducts } from './load-products.ts';

/** Products with their prices and their stock. */
export const products: CollectionSource<SettingsOf<'products'>> = {
  loadList: loadProducts,
  listLabels: listStoreLabels,
  projectWhole: projectCategories,
  item: {
    beginRecords() {
      const id = newVariantId();
      return { [id]: { id, type: 'variant', order: orderKeyBetween(null, null), values: {}, price: 0 } };
    },
    loadNeighbours: loadProductNeighbours,
    loadParts: loadProductParts,
    projectWhole: projectProduct,
  },
};
