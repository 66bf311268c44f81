import { itemSummary, type ItemSummary } from '#domain/collections/item-summary.ts';
import { productItemsCss } from '#domain/design/product-items-css.ts';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import { sortedProducts } from '#domain/products/sort-products.ts';
import buyStyles from '#blocks/product-purchase.css?inline';
import productStyles from '#site/styles/products.css?inline';
import type { CanvasListProps } from '../define-collection-editor.ts';
import { usePublishedItems } from '../use-items.ts';
import { useProductItems } from './use-product-items.ts';
import { useProductSummaries } from './use-products.ts';

/** The products that visitors will see, with their prices, in the order of the store page. */
export function CanvasProducts({ documentId, settings, draw }: CanvasListProps<SettingsOf<'products'>>) {
  const published = usePublishedItems(documentId, MAX_PRODUCTS);
  const summaries = useProductSummaries(documentId);
  const looks = useProductItems();
  const items = (published?.entries ?? []).map((entry): ItemSummary => {
    const product = summaries.get(entry.documentId);
    return { ...itemSummary(entry), ...(product === undefined ? {} : { product }) };
  });
  const styles = `@layer base{${buyStyles}${productStyles}${productItemsCss(looks)}}`;
  return (
    <>
      <style>{styles}</style>
      {draw({
        posts: sortedProducts(items, settings.sort, settings.itemOrder),
        pageCount: 1,
        isEmpty: published?.total === 0,
        slides: null,
      })}
    </>
  );
}
