import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { categoriesOf } from '#domain/products/category-tree.ts';
import { NO_FILTER, storeQuery } from '#domain/products/store-filter.ts';
import { storeList } from '#domain/products/store-list.ts';
import type { Db } from '#server/platform/database/database.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { ListedContent } from '../define-collection-source.ts';
import type { WantedContent } from '../wanted-content.ts';
import { shownProducts } from './shown-products.ts';

/** The page of a store: its products (COMM-10), or those of one of its categories (COMM-114), with what a visitor chose of them. */
export async function loadProducts(
  db: Db,
  siteId: SiteId,
  wanted: WantedContent,
  settings: SettingsOf<'products'>,
): Promise<ListedContent | null> {
  const { documentId, label, pageNumber, withheld = NOTHING_WITHHELD, productsOf } = wanted;
  // Tags of products have no pages.
  if (label?.kind === 'tag') return null;
  const { showFilters, showQuickView, pageSize, sort, itemOrder } = settings;
  const filter = showFilters ? (wanted.storeFilter ?? NO_FILTER) : NO_FILTER;
  const all = await shownProducts(db, siteId, {
    collectionId: documentId,
    hasVariants: showFilters,
    withheld,
    productsOf,
  });
  const shown = storeList(all.products, categoriesOf(Object.values(wanted.records)), {
    filter,
    hasFilters: showFilters,
    hasQuickView: showQuickView,
    category: label?.name ?? null,
    pageNumber,
    pageSize,
    currency: all.currency,
    trimsZeroFractions: all.trimsZeroFractions,
    sort,
    order: itemOrder,
  });
  if (shown === null) return null;
  const place = shown.list.trail.at(-1);
  const sections = deriveSections(wanted.records, blockHeight);
  return {
    sections,
    label: place === undefined ? null : { kind: 'category', name: place.name, urlName: place.urlName },
    posts: shown.products,
    hasOwnSections: sections.length > 0,
    isEmpty: shown.products.length === 0,
    showExcerpts: false,
    pageCount: shown.pageCount,
    store: shown.list,
    listLayout: settings.listLayout,
    // Each way to narrow and sort a list would be a page of its own to search engines; a category without products is none.
    isNoindex: storeQuery(filter) !== '' || place?.count === 0,
  };
}
