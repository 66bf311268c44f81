import { useMemo } from 'react';
import { productItemsSchema, type ProductItems } from '#domain/design/product-items.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import { useShownPage } from '../../site-context/shown-page.ts';

/** How the design says that products look, as it is now (DSGN-44). */
export function useProductItems(): ProductItems | undefined {
  const stored = useRecord(useShownPage().site, 'design')?.['productItems'];
  return useMemo(() => productItemsSchema.optional().catch(undefined).parse(stored), [stored]);
}
