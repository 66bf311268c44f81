import { categoryTree, withAncestors, type CategoryNode } from './category-tree.ts';
import type { Category } from './category.ts';
import { facetKey } from './facet-key.ts';

/** What a product says of its categories: those of the store page by their ids, and names of its own. */
export interface PlacedProduct {
  readonly id: string;
  readonly categoryIds: readonly string[];
  readonly ownCategories: readonly string[];
}

/** A category that a list links, with how many of its products are listed. */
export interface StorePlace {
  /** The id of the category; that of one that products only name is its key. */
  readonly id: string;
  readonly name: string;
  /** The last part of its address. */
  readonly urlName: string;
  readonly count: number;
  readonly children: readonly StorePlace[];
}

export interface StorePlaces {
  readonly tree: readonly StorePlace[];
  /** The ids of places that a product is in, those that they lie in included. */
  readonly of: (productId: string) => ReadonlySet<string>;
}

/**
 * The categories of a store page with the products in them (COMM-114): those of the page as they are nested, then names
 * that products have and no category has. A name of a product that a category has puts it into that category. A
 * category has the products of those within it, too.
 */
export function storePlaces(
  categories: readonly Category[],
  products: readonly PlacedProduct[],
): StorePlaces {
  const known = new Map(categories.map((category) => [category.id, category]));
  const byName = new Map(categories.map((category) => [facetKey(category.name), category.id]));
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const places = new Map(
    products.map(({ id, categoryIds, ownCategories }) => {
      const found = new Set<string>();
      const enter = (categoryId: string): void => {
        for (const each of withAncestors(categoryId, known)) found.add(each.id);
      };
      for (const categoryId of categoryIds) enter(categoryId);
      for (const name of ownCategories) {
        const key = facetKey(name);
        const categoryId = byName.get(key);
        if (categoryId !== undefined) enter(categoryId);
        else if (key !== '') {
          if (!names.has(key)) names.set(key, name.trim());
          found.add(key);
        }
      }
      for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
      return [id, found] as const;
    }),
  );
  const placeOf = ({ category: { id, name, urlName }, children }: CategoryNode): StorePlace => ({
    id,
    name,
    urlName: urlName === '' ? name : urlName,
    count: counts.get(id) ?? 0,
    children: children.map(placeOf),
  });
  return {
    tree: [
      ...categoryTree(categories).map(placeOf),
      ...[...names].map(([id, name]) => ({
        id,
        name,
        urlName: name,
        count: counts.get(id) ?? 0,
        children: [],
      })),
    ],
    of: (productId) => places.get(productId) ?? NONE,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The line of places to the one that an address names by its last part or by its name, from the top; empty for none. */
export function findPlace(tree: readonly StorePlace[], wanted: string): readonly StorePlace[] {
  const key = facetKey(wanted);
  return (
    lineTo(tree, ({ urlName }) => facetKey(urlName) === key) ??
    lineTo(tree, ({ name }) => facetKey(name) === key) ??
    []
  );
}

function lineTo(
  tree: readonly StorePlace[],
  fits: (place: StorePlace) => boolean,
): readonly StorePlace[] | null {
  for (const place of tree) {
    if (fits(place)) return [place];
    const below = lineTo(place.children, fits);
    if (below !== null) return [place, ...below];
  }
  return null;
}
