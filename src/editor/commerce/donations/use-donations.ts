import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  DONATIONS_PER_PAGE,
  getDonation,
  listDonations,
  listFunds,
  listFundTotals,
} from '#contract/donations.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

/** Below those of orders, so that dialogs of orders bring donations up to date, too. */
const DONATIONS = ['orders', 'donations'] as const;
const FUNDS = ['funds'] as const;

/** A page of the donations of the site. */
export function useDonations(filter: {
  readonly search: string;
  readonly fund: string;
  readonly page: number;
}) {
  const query = { ...filter, pageSize: DONATIONS_PER_PAGE };
  return useQuery({
    queryKey: [...DONATIONS, 'list', query],
    queryFn: () => callEndpoint(listDonations, { query }),
    placeholderData: keepPreviousData,
    // Buyers go on meanwhile.
    staleTime: 0,
  });
}

/** What came to each fund. */
export function useFundTotals() {
  return useQuery({
    queryKey: [...DONATIONS, 'totals'],
    queryFn: () => callEndpoint(listFundTotals, {}),
  });
}

export function useDonation(donationId: Id<'order'>) {
  return useQuery({
    queryKey: [...DONATIONS, 'one', donationId],
    queryFn: () => callEndpoint(getDonation, { params: { donationId } }),
    retry: false,
  });
}

/** The funds of the site with their pages. */
export function useFunds() {
  return useQuery({ queryKey: FUNDS, queryFn: () => callEndpoint(listFunds, {}) });
}

/** Reads the funds again. */
export function useRefreshFunds(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: FUNDS });
}
