import type { CartRefusal } from '#domain/carts/line-pieces.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { CodeProblem } from '#domain/pricing/discount-conditions.ts';
import { cart } from '#messages/en/cart.ts';
import { fill, type Words } from '#messages/message.ts';

/** Why something is not in the cart, or cannot be bought (ORD-02, ORD-10). */
export function refusalWords(refusal: CartRefusal, title: string): Words {
  switch (refusal.kind) {
    case 'full':
      return cart.full;
    case 'asks':
      return fill(cart.asks, { title });
    case 'otherCart':
      return fill(cart.otherCart, { title });
    case 'tooMany':
      return fill(cart.tooMany, { n: String(refusal.most), title });
    case 'gone':
      return title === '' ? cart.someGone : fill(cart.gone, { title });
    case 'soldOut':
      return fill(cart.soldOut, { title });
    case 'short':
      return fill(cart.short, { n: String(refusal.left), title });
    case 'fewMore': {
      const { left, inCart } = refusal;
      const counted = { n: String(left), held: String(inCart), more: String(left - inCart) };
      return fill(cart.fewMore, { ...counted, title });
    }
    case 'allInCart':
      return fill(cart.allInCart, { held: String(refusal.inCart), title });
  }
}

/** Why a code does not count (ORD-54). */
export function codeWords(problem: CodeProblem, currency: CurrencyCode): Words {
  switch (problem.kind) {
    case 'unknown':
      return cart.codeUnknown;
    case 'expired':
      return cart.codeExpired;
    case 'usedUp':
      return cart.codeUsedUp;
    case 'notForItems':
      return cart.codeNotForItems;
    case 'spendMore':
      return fill(cart.codeSpendMore, { amount: written(problem.amount, currency) });
  }
}

/** An amount as people read it. */
export function written(amount: Cents, currency: CurrencyCode): string {
  return formatMoney(moneyValue(amount, currency));
}
