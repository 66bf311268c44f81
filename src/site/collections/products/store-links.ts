import type { ListPage } from '#site/content/page-content.ts';
import { storeQuery, type StoreFilter } from '#domain/products/store-filter.ts';
import { labelPath } from '../label-path.ts';

/** The list that a visitor looks at: the store page or one of its categories. */
export function listPath({ collectionPath, label }: Pick<ListPage, 'collectionPath' | 'label'>): string {
  return label === null ? collectionPath : categoryPath(collectionPath, label);
}

/** The page of a category. */
export function categoryPath(
  collectionPath: string,
  { name, urlName = name }: { readonly name: string; readonly urlName?: string },
): string {
  return labelPath(collectionPath, 'category', urlName);
}

/** A list with what is chosen of it, at its products. */
export function filteredHref(path: string, filter: StoreFilter, pageNumber = 1): string {
  const query = storeQuery(filter, pageNumber);
  return `${path}${query === '' ? '' : `?${query}`}#productList`;
}
