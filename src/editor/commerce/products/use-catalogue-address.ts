import { useSearchParams } from 'react-router';
import {
  CATALOGUE_SORTS,
  CATALOGUE_STATES,
  STOCK_FILTERS,
  type CatalogueSort,
} from '#domain/products/catalogue-filters.ts';
import { isId } from '#lib/id.ts';
import type { CatalogueQuery } from './use-catalogue.ts';

const SALES = ['yes', 'no'] as const;

/** What the list shows, told by the address, so that Back and a bookmark bring it again. */
export function useCatalogueAddress() {
  const [address, setAddress] = useSearchParams();
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === address.get(name));
  const storePage = address.get('page-of') ?? '';
  const category = address.get('category') ?? '';
  const sort: CatalogueSort = chosen('sort', CATALOGUE_SORTS) ?? 'changed';
  const isReversed = address.has('reversed');
  // Dates run from the newest, all else from the smallest.
  const isDescending = (sort === 'changed') !== isReversed;
  const query = {
    search: address.get('search') ?? '',
    ...(isId<'document'>(storePage) ? { collectionId: storePage } : {}),
    ...(category === '' ? {} : { category }),
    ...optional('state', chosen('state', CATALOGUE_STATES)),
    ...optional('stock', chosen('stock', STOCK_FILTERS)),
    ...optional('onSale', chosen('sale', SALES)),
    sort,
    direction: isDescending ? ('descending' as const) : ('ascending' as const),
    page: Math.max(1, Number(address.get('page') ?? '1') || 1),
  } satisfies CatalogueQuery;

  /** Changes parts of the address; null takes one out. The list begins at its first page again. */
  function show(changes: Readonly<Record<string, string | null>>): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: null, ...changes })) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }

  const { search, page: _page, sort: _sort, direction: _direction, ...narrowed } = query;
  return { query, show, isNarrowed: search !== '' || Object.keys(narrowed).length > 0 };
}

export const CLEARED = {
  search: null,
  'page-of': null,
  category: null,
  state: null,
  stock: null,
  sale: null,
} as const;

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
}
