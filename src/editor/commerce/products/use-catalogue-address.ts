import {
  CATALOGUE_SORTS,
  CATALOGUE_STATES,
  STOCK_FILTERS,
  type CatalogueSort,
} from '#domain/products/catalogue-filters.ts';
import { isId } from '#lib/id.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import type { CatalogueQuery } from './use-catalogue.ts';

const SALES = ['yes', 'no'] as const;

/** What the list shows, told by the address, so that Back and a bookmark bring it again. */
export function useCatalogueAddress() {
  const address = useListAddress();
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === address.text(name));
  const storePage = address.text('page-of');
  const category = address.text('category');
  const sort: CatalogueSort = chosen('sort', CATALOGUE_SORTS) ?? 'changed';
  const isReversed = address.text('reversed') !== '';
  // Dates run from the newest, all else from the smallest.
  const isDescending = (sort === 'changed') !== isReversed;
  const query = {
    search: address.text('search'),
    ...(isId<'document'>(storePage) ? { collectionId: storePage } : {}),
    ...(category === '' ? {} : { category }),
    ...optional('state', chosen('state', CATALOGUE_STATES)),
    ...optional('stock', chosen('stock', STOCK_FILTERS)),
    ...optional('onSale', chosen('sale', SALES)),
    sort,
    direction: isDescending ? ('descending' as const) : ('ascending' as const),
    page: address.page,
  } satisfies CatalogueQuery;

  return { address, query };
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
}
