/** What becomes of a gift card: it pays, nothing is left on it, its time is over, or its code was replaced (ORD-121). */
export const GIFT_CARD_STATES = ['active', 'usedUp', 'expired', 'ended'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

interface LookedAtCard {
  readonly balance: number;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

/** The state of a card at a moment, in milliseconds since 1970. */
export function giftCardState({ balance, expiresAt, endedAt }: LookedAtCard, now: number): GiftCardState {
  if (expiresAt !== null && expiresAt.getTime() <= now) return 'expired';
  if (endedAt !== null) return 'ended';
  return balance > 0 ? 'active' : 'usedUp';
}
