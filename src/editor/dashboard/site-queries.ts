import { queryOptions } from '@tanstack/react-query';
import { listRemovedSites, listSites, listTemplates } from '#contract/sites.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';

export const sitesQuery = queryOptions({
  queryKey: ['sites', 'present'],
  queryFn: ({ signal }) => callEndpoint(listSites, {}, { signal }),
});

export const removedSitesQuery = queryOptions({
  queryKey: ['sites', 'removed'],
  queryFn: ({ signal }) => callEndpoint(listRemovedSites, {}, { signal }),
});

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => callEndpoint(listTemplates, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** After a change of any site. */
export function refreshSites(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['sites'] });
}
