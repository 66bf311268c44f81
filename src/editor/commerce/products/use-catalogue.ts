import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { getCatalogueFacets, listCatalogue, PRODUCTS_PER_PAGE } from '#contract/catalogue.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { CONTENT_KEY } from '../../site-context/content.ts';

export type CatalogueQuery = Omit<z.input<typeof listCatalogue.query>, 'pageSize'>;

const CATALOGUE_KEY = [...CONTENT_KEY, 'catalogue'] as const;

/** A page of the products that are looked for; asked for again whenever content changes. */
export function useCatalogue(query: CatalogueQuery) {
  return useQuery({
    queryKey: [...CATALOGUE_KEY, 'list', query],
    queryFn: () => callEndpoint(listCatalogue, { query: { ...query, pageSize: PRODUCTS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
}

/** The store pages and categories that there are. */
export function useCatalogueFacets() {
  return useQuery({
    queryKey: [...CATALOGUE_KEY, 'facets'],
    queryFn: () => callEndpoint(getCatalogueFacets, {}),
  });
}

/** Everything that lists products is asked for anew. */
export function useRefreshCatalogue(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: CONTENT_KEY });
}
