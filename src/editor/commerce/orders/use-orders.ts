import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOrder, listOrders } from '#contract/orders.ts';
import type { OrderSort } from '#domain/orders/order-sorts.ts';
import type { OrderFilter } from '#domain/orders/order-states.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

const ORDERS = 'orders';

export interface OrdersFilter {
  readonly filter: OrderFilter | null;
  readonly sort: OrderSort | null;
  readonly search: string;
  readonly page: number;
}

/** A page of the orders of the site. */
export function useOrders({ filter, sort, search, page }: OrdersFilter) {
  const query = {
    search,
    page,
    ...(filter === null ? {} : { filter }),
    ...(sort === null ? {} : { sort }),
  };
  return useQuery({
    queryKey: [ORDERS, 'list', query],
    queryFn: () => callEndpoint(listOrders, { query }),
    placeholderData: keepPreviousData,
    // Buyers go on meanwhile.
    staleTime: 0,
  });
}

export function useOrder(orderId: Id<'order'>) {
  return useQuery({
    queryKey: [ORDERS, 'one', orderId],
    queryFn: () => callEndpoint(getOrder, { params: { orderId } }),
    retry: false,
  });
}

/** After a change everything about orders is asked for anew. */
export function useRefreshOrders(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [ORDERS] });
}
