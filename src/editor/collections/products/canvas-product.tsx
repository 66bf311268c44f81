import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { productItemsCss } from '#domain/design/product-items-css.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { shownProduct, type StoreFacts } from '#domain/products/shown-product.ts';
import { choiceStyles } from '#site/collections/products/choice-styles.ts';
import buyStyles from '#blocks/product-purchase.css?inline';
import productStyles from '#site/styles/products.css?inline';
import type { CanvasPartsProps } from '../define-collection-editor.ts';
import { useProductItems } from './use-product-items.ts';
import { useProductFacts } from './use-products.ts';

/** The page of a product as it will be published: its variants as they are drafted, its stock as it is now. */
export function CanvasProduct({ item, entry, draw }: CanvasPartsProps) {
  const facts = useProductFacts(entry.documentId).data;
  const items = useProductItems();
  const records = useStore(
    item.store,
    useShallow((state) => Object.values(state.view).filter(isOfProduct)),
  );
  const product = useMemo(() => {
    const store: StoreFacts = {
      currency: facts?.currency ?? DEFAULT_CURRENCY,
      trimsZeroFractions: facts?.trimsZeroFractions,
      layout: items?.layout ?? facts?.layout ?? 'products',
      stock: new Map(
        facts?.stock.map(({ variantId, quantity }) => [
          variantId,
          { isUnlimited: quantity === null, quantity: quantity ?? 0 },
        ]),
      ),
    };
    return shownProduct(
      entry.documentId,
      Object.fromEntries(records.map((record) => [record.id, record])),
      store,
    );
  }, [records, facts, items, entry.documentId]);
  const styles = `@layer base{${buyStyles}${productStyles}${productItemsCss(items)}${choiceStyles(product)}}`;
  return (
    <>
      <style>{styles}</style>
      {draw({ product })}
    </>
  );
}

function isOfProduct({ type }: DocumentRecord): boolean {
  return type === 'settings' || type === 'variant' || type === 'product-option' || type === 'product-image';
}
