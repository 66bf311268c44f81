import type { Category } from './category.ts';
import { facetKey } from './facet-key.ts';
import { storePlaces, type PlacedProduct, type StorePlace } from './store-places.ts';

/** A category of a store page that has a page of its own for search engines. */
export interface PlaceWithProducts {
  /** The last part of its address. */
  readonly urlName: string;
  /** When a product in it was last published, as milliseconds since 1970. */
  readonly changedAt: number;
}

/**
 * The categories whose pages search engines are to find (FIND-35): those with products, each address once. Where several
 * are called the same in addresses, it is that of the first one, as `findPlace` reads it.
 */
export function placesWithProducts(
  categories: readonly Category[],
  products: readonly (PlacedProduct & { readonly changedAt: number })[],
): readonly PlaceWithProducts[] {
  const { tree, of } = storePlaces(categories, products);
  const newest = new Map<string, number>();
  for (const { id, changedAt } of products) {
    for (const placeId of of(id)) newest.set(placeId, Math.max(changedAt, newest.get(placeId) ?? 0));
  }
  const seen = new Set<string>();
  const found: PlaceWithProducts[] = [];
  for (const { id, urlName } of inOrder(tree)) {
    const key = facetKey(urlName);
    const changedAt = newest.get(id);
    if (!seen.has(key) && changedAt !== undefined) found.push({ urlName, changedAt });
    seen.add(key);
  }
  return found;
}

/** Each before those within it. */
function* inOrder(tree: readonly StorePlace[]): Iterable<StorePlace> {
  for (const place of tree) {
    yield place;
    yield* inOrder(place.children);
  }
}
