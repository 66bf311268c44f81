export const DISCOUNT_STATES = ['active', 'scheduled', 'paused', 'expired'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

interface Period {
  /** Milliseconds since 1970, as all moments here. */
  readonly startsAt: number;
  /** From here on it no longer counts; null: it has no end. */
  readonly endsAt: number | null;
  readonly isPaused: boolean;
}

/** What a discount shows as (ORD-52): one that is over stays over, whether it was paused or not. */
export function discountState({ startsAt, endsAt, isPaused }: Period, now: number): DiscountState {
  if (endsAt !== null && now >= endsAt) return 'expired';
  if (isPaused) return 'paused';
  return now < startsAt ? 'scheduled' : 'active';
}
