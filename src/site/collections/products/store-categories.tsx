import type { StoreList } from '#domain/products/store-list.ts';
import type { StorePlace } from '#domain/products/store-places.ts';
import { products } from '#messages/en/products.ts';
import type { Translate } from '#messages/translator.ts';
import { categoryPath } from './store-links.ts';

interface StoreCategoriesProps {
  readonly store: StoreList;
  readonly collectionPath: string;
  readonly translate: Translate;
}

/**
 * Links to the categories of a store page, as they are nested: those at the top, and of the one that is shown those
 * within it or beside it (COMM-114).
 */
export function StoreCategories({ store, collectionPath, translate }: StoreCategoriesProps) {
  const { places, trail } = store;
  if (places.length === 0) return null;
  const rows = [places, ...trail.map((place) => childrenOf(places, place.id))].filter(
    ({ length }) => length > 0,
  );
  return (
    <nav className="ProductList-categories" aria-label={translate(products.categories)}>
      {rows.map((row, level) => (
        <ul key={level}>
          {level === 0 ? (
            <li>
              <a href={collectionPath} {...(trail.length === 0 ? { 'aria-current': 'page' } : {})}>
                {translate(products.allProducts)}
              </a>
            </li>
          ) : null}
          {row.map((place) => (
            <li key={place.id}>
              <a href={categoryPath(collectionPath, place)} {...currentOf(place, trail)}>
                {place.name}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function currentOf({ id }: StorePlace, trail: readonly StorePlace[]) {
  if (trail.at(-1)?.id === id) return { 'aria-current': 'page' } as const;
  return trail.some((place) => place.id === id) ? ({ 'aria-current': 'true' } as const) : {};
}

function childrenOf(places: readonly StorePlace[], id: string): readonly StorePlace[] {
  for (const place of places) {
    if (place.id === id) return place.children;
    const below = childrenOf(place.children, id);
    if (below.length > 0) return below;
  }
  return [];
}
