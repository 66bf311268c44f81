import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getGiftCard,
  GIFT_CARDS_PER_PAGE,
  listGiftCards,
  listOwedOnGiftCards,
} from '#contract/gift-cards.ts';
import type { GiftCardState } from '#domain/gift-cards/gift-card-state.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

/** Below those of orders, so that what changes an order brings the cards that paid it up to date, too. */
const GIFT_CARDS = ['orders', 'gift-cards'] as const;

/** A page of the gift cards of the site. */
export function useGiftCards(filter: {
  readonly search: string;
  readonly state: GiftCardState | undefined;
  readonly page: number;
}) {
  const { search, state, page } = filter;
  const query = { search, page, pageSize: GIFT_CARDS_PER_PAGE, ...(state === undefined ? {} : { state }) };
  return useQuery({
    queryKey: [...GIFT_CARDS, 'list', query],
    queryFn: () => callEndpoint(listGiftCards, { query }),
    placeholderData: keepPreviousData,
    // Buyers go on meanwhile.
    staleTime: 0,
  });
}

/** What holders can still spend. */
export function useOwed() {
  return useQuery({
    queryKey: [...GIFT_CARDS, 'owed'],
    queryFn: () => callEndpoint(listOwedOnGiftCards, {}),
  });
}

export function useGiftCard(giftCardId: Id<'gift-card'>) {
  return useQuery({
    queryKey: [...GIFT_CARDS, 'one', giftCardId],
    queryFn: () => callEndpoint(getGiftCard, { params: { giftCardId } }),
    retry: false,
  });
}
