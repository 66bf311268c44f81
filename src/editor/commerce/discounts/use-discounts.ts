import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { listDiscounts } from '#contract/discounts.ts';
import type { DiscountState } from '#domain/discounts/discount-state.ts';
import type { DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

export type FoundDiscounts = z.infer<typeof listDiscounts.output>;
export const DISCOUNTS_PER_PAGE = 50;

interface DiscountQuestion {
  readonly search: string;
  readonly state: DiscountState | null;
  readonly trigger: DiscountTrigger | null;
  readonly page: number;
}

/** A page of the discounts that are looked for. */
export function useDiscounts({ search, state, trigger, page }: DiscountQuestion) {
  const query = {
    search,
    page,
    pageSize: DISCOUNTS_PER_PAGE,
    ...(state === null ? {} : { state }),
    ...(trigger === null ? {} : { trigger }),
  };
  return useQuery({
    queryKey: ['discounts', query],
    queryFn: () => callEndpoint(listDiscounts, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Reads all lists of discounts again. */
export function useRefreshDiscounts(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['discounts'] });
}
