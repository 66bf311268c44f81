import { itemSummary, type ItemSummary } from '#domain/collections/item-summary.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import { searchTextOf } from '#domain/products/matches-words.ts';
import type { PriceStyle } from '#domain/products/shown-price.ts';
import type { FacetVariant } from '#domain/products/store-facets.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadFacetVariants } from '#server/products/load-facet-variants.ts';
import { loadSummaries } from '#server/products/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** A product of a list, with what it is found by. */
export interface ListedProduct extends ItemSummary {
  readonly id: DocumentId;
  readonly categoryIds: readonly string[];
  readonly ownCategories: readonly string[];
  readonly variants: readonly FacetVariant[];
  readonly searchText: string;
}

export interface ListedProducts extends PriceStyle {
  /** The newest first. */
  readonly products: readonly ListedProduct[];
}

/**
 * The published products of a store page that lists show to whom nothing is withheld: as many queries for one as for all.
 * @param hasVariants whether they are to be narrowed by what their variants have
 */
export async function loadListedProducts(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  hasVariants: boolean,
): Promise<ListedProducts> {
  const filter = { kind: 'item', collectionId, state: 'published', isListed: true } as const;
  const [entries, store] = await Promise.all([
    listEntriesUncounted(db, siteId, 'live', { ...filter, page: 1, pageSize: MAX_PRODUCTS }),
    loadStoreSettings(db, siteId),
  ]);
  const ids = entries.map(({ documentId }) => documentId);
  const [summaries, variants] = await Promise.all([
    loadSummaries(db, siteId, 'live', ids, store),
    hasVariants ? loadFacetVariants(db, siteId, 'live', ids) : new Map<DocumentId, readonly FacetVariant[]>(),
  ]);
  const products = entries.map((entry): ListedProduct => {
    const { product, categoryIds, ownCategories, brand } = summaries.get(entry.documentId) ?? UNKNOWN;
    const found = variants.get(entry.documentId) ?? [asVariant(product)];
    return {
      ...itemSummary(entry),
      id: entry.documentId,
      ...(product === null ? {} : { product }),
      categoryIds,
      ownCategories: ownCategories ?? entry.categories,
      variants: found,
      searchText: searchTextOf({ ...entry, brand, variants: found }),
    };
  });
  return { currency: store.currency, trimsZeroFractions: store.trimsZeroFractions, products };
}

const UNKNOWN = { product: null, categoryIds: [], ownCategories: null, brand: '' } as const;

/** What has no variants is one thing at one price. */
function asVariant(product: ItemSummary['product'] | null): FacetVariant {
  return {
    sku: '',
    options: [],
    price: product?.prices.lowest ?? 0,
    onSale: product?.prices.onSale === 'all',
    isInStock: product?.isSoldOut !== true,
  };
}
