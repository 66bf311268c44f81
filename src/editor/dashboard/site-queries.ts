import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRemovedSites, listSites, listTemplates } from '#contract/sites.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';

/** Cards on one page of the dashboard: divisible by two, three and four, so that rows are full. */
export const SITES_PER_PAGE = 24;
export const REMOVED_SITES_PER_PAGE = 50;

/** One page of a person's sites; the one shown before stays until the next has arrived. */
export function sitesQuery(search: string, page: number) {
  return queryOptions({
    queryKey: ['sites', 'present', search, page],
    queryFn: ({ signal }) =>
      callEndpoint(
        listSites,
        { query: { page, pageSize: SITES_PER_PAGE, ...(search === '' ? {} : { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function removedSitesQuery(page: number) {
  return queryOptions({
    queryKey: ['sites', 'removed', page],
    queryFn: ({ signal }) =>
      callEndpoint(listRemovedSites, { query: { page, pageSize: REMOVED_SITES_PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => callEndpoint(listTemplates, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** To be called after a change of any site. */
export function refreshSites(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['sites'] });
}
