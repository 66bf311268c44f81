import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSubscriptionChoices } from '#contract/subscription-changes.ts';
import { listEarlierPrices } from '#contract/subscription-prices.ts';
import { getSubscription, listSubscriptions } from '#contract/subscriptions.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

/** Below those of orders, so that the dialogs of orders bring subscriptions up to date, too. */
const SUBSCRIPTIONS = ['orders', 'subscriptions'] as const;

/** A page of the subscriptions of the site. */
export function useSubscriptions({
  state,
  search,
  page,
}: {
  readonly state: SubscriptionState | null;
  readonly search: string;
  readonly page: number;
}) {
  const query = { search, page, ...(state === null ? {} : { state }) };
  return useQuery({
    queryKey: [...SUBSCRIPTIONS, 'list', query],
    queryFn: () => callEndpoint(listSubscriptions, { query }),
    placeholderData: keepPreviousData,
    // Buyers go on meanwhile.
    staleTime: 0,
  });
}

export function useSubscription(subscriptionId: Id<'subscription'>) {
  return useQuery({
    queryKey: [...SUBSCRIPTIONS, 'one', subscriptionId],
    queryFn: () => callEndpoint(getSubscription, { params: { subscriptionId } }),
    retry: false,
  });
}

/** What is subscribed to at other prices than those of now (MEMB-56). */
export function useEarlierPrices() {
  return useQuery({
    queryKey: [...SUBSCRIPTIONS, 'prices'],
    queryFn: () => callEndpoint(listEarlierPrices, {}),
    // Prices change elsewhere.
    staleTime: 0,
  });
}

/** What one can be changed to, as it is when somebody wants to. */
export function useSubscriptionChoices(subscriptionId: Id<'subscription'>) {
  return useQuery({
    queryKey: [...SUBSCRIPTIONS, 'choices', subscriptionId],
    queryFn: () => callEndpoint(getSubscriptionChoices, { params: { subscriptionId } }),
    staleTime: 0,
  });
}
