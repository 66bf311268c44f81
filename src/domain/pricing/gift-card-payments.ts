import type { Cents } from '#domain/money/cents.ts';
import { less, NOTHING, smaller } from './amounts.ts';
import type { PricingInput } from './pricing-input.ts';

export interface GiftCardPayment {
  readonly id: string;
  readonly amount: Cents;
}

/** Cards pay what is due: the one that ends first, then the one with the smallest balance (ORD-123); never discounts. */
export function payWithGiftCards(
  total: Cents,
  cards: PricingInput['giftCards'],
): { readonly payments: readonly GiftCardPayment[]; readonly amountDue: Cents } {
  const inOrder = cards.toSorted(
    (a, b) =>
      (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) ||
      a.balance - b.balance ||
      (a.id < b.id ? -1 : 1),
  );
  let amountDue = total;
  const payments = inOrder.flatMap(({ id, balance }) => {
    const amount = smaller(balance, amountDue);
    amountDue = less(amountDue, amount);
    return amount > NOTHING ? [{ id, amount }] : [];
  });
  return { payments, amountDue };
}
