import type { Category } from './category.ts';
import { sortedProducts, type SortedProduct, type StoreSort } from './sort-products.ts';
import type { PriceStyle } from './shown-price.ts';
import { facetsOf, type FacetProduct, type StoreFacets } from './store-facets.ts';
import { matchesWords, type SearchedProduct } from './matches-words.ts';
import type { StoreFilter } from './store-filter.ts';
import { findPlace, storePlaces, type PlacedProduct, type StorePlace } from './store-places.ts';

/** What a list says and links besides its products. */
export interface StoreList extends PriceStyle {
  readonly filter: StoreFilter;
  readonly facets: StoreFacets;
  /** Whether visitors may narrow and sort it. */
  readonly hasFilters: boolean;
  /** Whether its products are looked at from within it. */
  readonly hasQuickView: boolean;
  /** The order that the store page has where the visitor chose none. */
  readonly usualSort: StoreSort;
  /** The categories of the store page as they are nested, those without products left out. */
  readonly places: readonly StorePlace[];
  /** The way to the category that is shown, from the top; empty for the whole store. */
  readonly trail: readonly StorePlace[];
  /** Products on all pages of the list. */
  readonly total: number;
  /** Products before it was narrowed. */
  readonly unfiltered: number;
}

type StoreProduct = SortedProduct & FacetProduct & PlacedProduct & SearchedProduct;

export interface WantedList extends PriceStyle {
  readonly filter: StoreFilter;
  readonly hasFilters: boolean;
  readonly hasQuickView: boolean;
  /** The category that the address names; null for the whole store. */
  readonly category: string | null;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sort: StoreSort;
  readonly order: readonly string[];
}

/**
 * A page of a store: the products of a category with what was chosen, in their order, and what they can be narrowed by.
 * Null where there is no such page or category.
 */
export function storeList<Product extends StoreProduct>(
  products: readonly Product[],
  categories: readonly Category[],
  wanted: WantedList,
): { readonly products: readonly Product[]; readonly pageCount: number; readonly list: StoreList } | null {
  const { filter, hasFilters, hasQuickView, category, pageNumber, pageSize, currency, sort, order } = wanted;
  const places = storePlaces(categories, products);
  const trail = category === null ? [] : findPlace(places.tree, category);
  const place = trail.at(-1);
  if (category !== null && place === undefined) return null;
  const within = place === undefined ? products : products.filter(({ id }) => places.of(id).has(place.id));
  // Counts are of what was found.
  const found = filter.words === null ? within : within.filter(matchesWords(filter.words));
  const { matching, facets } = facetsOf(found, filter, currency);
  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize));
  if (pageNumber > pageCount) return null;
  const sorted = sortedProducts(matching, filter.sort ?? sort, order);
  return {
    products: sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    pageCount,
    list: {
      currency,
      ...(wanted.trimsZeroFractions === true ? { trimsZeroFractions: true } : {}),
      filter,
      facets,
      hasFilters,
      hasQuickView,
      usualSort: sort,
      places: withProducts(places.tree),
      trail,
      total: matching.length,
      unfiltered: within.length,
    },
  };
}

function withProducts(tree: readonly StorePlace[]): readonly StorePlace[] {
  return tree
    .filter(({ count }) => count > 0)
    .map((place) => ({ ...place, children: withProducts(place.children) }));
}
