import type { CurrencyCode } from '#domain/money/currencies.ts';

/** What is looked at of a card that is to pay something. */
export interface PayingCard {
  readonly currency: CurrencyCode;
  /** Whole minor units. */
  readonly balance: number;
  readonly expiresAt: Date | null;
  /** It was replaced, or has expired. */
  readonly endedAt: Date | null;
  /** Bought by a test order. */
  readonly isTest: boolean;
}

/** Why a card pays nothing. */
export type GiftCardProblem = 'expired' | 'ended' | 'testOnly' | 'otherCurrency' | 'usedUp';

interface WhereItPays {
  readonly currency: CurrencyCode;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A contributor tries the shop (ORD-107). */
  readonly isTest: boolean;
}

/** Why a card does not pay here and now; null where it does (ORD-121, ORD-123). */
export function giftCardProblem(
  { currency, balance, expiresAt, endedAt, isTest }: PayingCard,
  here: WhereItPays,
): GiftCardProblem | null {
  if (expiresAt !== null && expiresAt.getTime() <= here.now) return 'expired';
  if (endedAt !== null) return 'ended';
  if (isTest && !here.isTest) return 'testOnly';
  if (currency !== here.currency) return 'otherCurrency';
  return balance > 0 ? null : 'usedUp';
}
