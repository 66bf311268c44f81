import { useQuery } from '@tanstack/react-query';
import { shopStart } from '#contract/shop-start.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

export const SHOP_START_KEY = 'shop-start';

/** What is done and what waits, as it is each time somebody comes here. */
export function useShopStart() {
  return useQuery({
    queryKey: [SHOP_START_KEY],
    queryFn: () => callEndpoint(shopStart, {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
