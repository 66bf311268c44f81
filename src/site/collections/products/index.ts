import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import { sortedProducts } from '#domain/products/sort-products.ts';
import { structuredProduct } from '#domain/products/structured-product.ts';
import type { CollectionView, ShownCollection } from '../define-collection-view.ts';
import { slidesOfItems } from '../gallery-section.ts';
import { LIST_TEXTS } from '../list-texts.ts';
import { ProductFoot } from './product-foot.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductList } from './product-list.tsx';

/** A store page and its products. */
export const products: CollectionView<SettingsOf<'products'>> = {
  mostItems: { items: MAX_PRODUCTS, slides: MAX_PRODUCTS },
  summaries: inOrder,
  slides: (collection) => slidesOfItems(inOrder(collection)),
  ownSlides: () => [],
  inlineTexts: LIST_TEXTS,
  List: ProductList,
  item: { Head: ProductHead, Foot: ProductFoot, structuredData: structuredProduct },
};

function inOrder({ items, settings }: ShownCollection<SettingsOf<'products'>>) {
  return sortedProducts(items, settings.sort, settings.itemOrder);
}
