import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteMailingList,
  listMailingLists,
  listSubscribers,
  removeSubscriber,
  unsubscribePerson,
} from '#contract/newsletter-lists.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What queries of mailing lists are kept under. */
export const MAILING_LISTS_KEY = 'mailing-lists';
/** The same for the names of lists in panels. */
export const MAILING_LIST_OPTIONS_KEY = 'mailing-list-options';
export const SUBSCRIBERS_PER_PAGE = 25;

export interface SubscribersFilter {
  readonly search: string;
  readonly state: SubscriberState | null;
  /** From 1. */
  readonly page: number;
}

export function useMailingLists() {
  return useQuery({
    queryKey: [MAILING_LISTS_KEY, 'lists'],
    queryFn: ({ signal }) => callEndpoint(listMailingLists, {}, { signal }),
  });
}

/** One page of the people of a list; the page before stays while the next one comes. */
export function useSubscribers(listId: Id<'mailing-list'>, filter: SubscribersFilter) {
  return useQuery({
    queryKey: [MAILING_LISTS_KEY, 'subscribers', listId, filter],
    queryFn: ({ signal }) =>
      callEndpoint(
        listSubscribers,
        {
          params: { listId },
          query: {
            page: filter.page,
            pageSize: SUBSCRIBERS_PER_PAGE,
            ...(filter.search === '' ? {} : { search: filter.search }),
            ...(filter.state === null ? {} : { state: filter.state }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Loads lists and people again after a change. */
export function useRefreshLists(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [MAILING_LISTS_KEY, MAILING_LIST_OPTIONS_KEY].map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    );
  };
}

export function useDeleteMailingList() {
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (listId: Id<'mailing-list'>) => callEndpoint(deleteMailingList, { params: { listId } }),
    onSuccess: refresh,
  });
}

/** Taking a person off a list, or deleting them from it. */
export function usePersonAction(listId: Id<'mailing-list'>, action: 'unsubscribe' | 'remove') {
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (subscriberId: Id<'subscriber'>) => {
      const params = { listId, subscriberId };
      return action === 'remove'
        ? callEndpoint(removeSubscriber, { params })
        : callEndpoint(unsubscribePerson, { params });
    },
    onSuccess: refresh,
  });
}
