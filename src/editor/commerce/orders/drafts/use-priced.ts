import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PricedOrder } from '#contract/order-drafts.ts';
import { useSettled } from '#ui/use-settled.ts';

interface Priced {
  readonly priced: PricedOrder | undefined;
  /** It is about what is entered now. */
  readonly isCurrent: boolean;
  /** Asks once more, where there was no answer. */
  readonly retry: (() => void) | null;
}

/**
 * What an order comes to, asked for once nobody has typed for a moment; of what cannot be sent yet nothing is known. What was
 * known stays in sight until the next is.
 */
export function usePriced<Body>(
  key: string,
  body: Body | null,
  ask: (body: Body) => Promise<PricedOrder>,
): Priced {
  const text = body === null ? '' : JSON.stringify(body);
  const settled = useSettled(text);
  const found = useQuery({
    queryKey: ['priced-order', key, settled],
    queryFn: () => ask(JSON.parse(settled) as Body),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isKnown = settled !== '' && found.data !== undefined;
  return {
    priced: isKnown ? found.data : undefined,
    isCurrent: isKnown && settled === text && !found.isPlaceholderData,
    retry: settled !== '' && found.isError ? () => void found.refetch() : null,
  };
}
