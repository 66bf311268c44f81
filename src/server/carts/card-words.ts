import type { GiftCardProblem } from '#domain/gift-cards/gift-card-problem.ts';
import { toCents } from '#domain/money/cents.ts';
import { giftCardPayments as words } from '#messages/en/gift-card-payments.ts';
import { fill, type Words } from '#messages/message.ts';
import type { ReadGiftCard } from '#server/gift-cards/read-gift-cards.ts';
import { written } from './cart-words.ts';

/** What is shown of a code (ORD-120); from left to right in every language. */
export function shownLast4({ last4 }: Pick<ReadGiftCard, 'last4'>): string {
  return `\u2066···· ${last4}\u2069`;
}

/** The name of a card. */
export function cardTitle(card: Pick<ReadGiftCard, 'last4'>): Words {
  return fill(words.card, { last4: shownLast4(card) });
}

/** What is left on a card, or why it pays nothing (ORD-123). */
export function cardWords({
  problem,
  currency,
  balance,
}: Pick<ReadGiftCard, 'currency' | 'balance'> & { readonly problem: GiftCardProblem | null }): Words {
  switch (problem) {
    case null:
      return fill(words.onlyLeft, { amount: written(toCents(balance), currency) });
    case 'expired':
      return words.expired;
    case 'ended':
      return words.ended;
    case 'testOnly':
      return words.testOnly;
    case 'otherCurrency':
      return fill(words.otherCurrency, { currency });
    case 'usedUp':
      return words.usedUp;
  }
}
