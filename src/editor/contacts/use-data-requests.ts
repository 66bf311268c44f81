import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DATA_REQUESTS_PER_PAGE, listDataRequests } from '#contract/data-requests.ts';
import type { DataRequestState } from '#domain/contacts/data-request.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTACTS } from './use-contacts.ts';

/** One page of the requests in a state, from 1; the page before is shown while the next one loads (CRM-28). */
export function useDataRequests(state: DataRequestState, page: number) {
  return useQuery({
    queryKey: [CONTACTS, 'requests', state, page],
    queryFn: () =>
      callEndpoint(listDataRequests, { query: { state, page, pageSize: DATA_REQUESTS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
}
