import type { CurrencyCode } from '#domain/money/currencies.ts';
import { toCents } from '#domain/money/cents.ts';
import { deliveryDiscount, deliveryPrice } from '#domain/orders/delivery-price.ts';
import { cart as words } from '#messages/en/cart.ts';
import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { fill, type Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import type { CartNotice, CartState, CartWords } from '#views/cart/cart-state.ts';
import { cardTitle, cardWords, shownLast4 } from './card-words.ts';
import { codeWords, refusalWords, written } from './cart-words.ts';
import type { CartLine } from './load-cart-lines.ts';
import type { PricedStoredCart } from './price-stored-cart.ts';

interface Around {
  readonly notices: readonly CartNotice[];
  readonly shopPath: string;
  readonly translate: Translate;
}

/** What the cart page shows of a cart; null: there is none. */
export function cartState(
  found: PricedStoredCart | null,
  { notices, shopPath, translate }: Around,
): CartState {
  const common = { words: cartWords(translate), notices, shopPath };
  if (found === null) {
    return {
      ...common,
      lines: [],
      count: 0,
      subtotal: '',
      discounts: [],
      delivery: null,
      afterDiscounts: null,
      tax: null,
      freeDelivery: null,
      codes: [],
      cards: [],
      canCheckOut: false,
      spoken: '',
    };
  }
  const { lines, priced } = found;
  const currency = currencyOf(found);
  const amounts = new Map(priced.lines.map(({ id, amount }) => [id, amount]));
  const subtotal = written(priced.subtotalCents, currency);
  const codes = codesOf(found, currency, translate);
  const discounts = priced.appliedDiscounts.map(({ title, amount }) => ({
    title,
    amount: written(toCents(0 - amount), currency),
  }));
  const delivery = deliveryOf(found, currency);
  const afterDiscounts =
    priced.discountCents === 0 && delivery === null
      ? null
      : written(
          toCents(
            priced.subtotalCents - priced.discountCents + (delivery === null ? 0 : priced.shippingCostCents),
          ),
          currency,
        );
  const cards = found.giftCards.map((card) => ({
    id: card.id,
    title: translate(cardTitle(card)),
    text: translate(cardWords(card)),
    isProblem: card.problem !== null,
    removeLabel: translate(fill(giftCardPayments.removeCard, { last4: shownLast4(card) })),
  }));
  return {
    ...common,
    lines: lines.map((line) => ({
      id: line.id,
      title: line.title,
      href: line.path === '' ? null : encodeURI(line.path),
      image: line.image,
      options: line.optionText,
      answers: line.answers,
      unitPrice: written(line.unitPrice, currency),
      amount: written(amounts.get(line.id) ?? toCents(0), currency),
      pieces: line.pieces,
      most: line.most,
      quantityLabel: translate(words.quantityOf, { title: line.title }),
      removeLabel: translate(words.removeOf, { title: line.title }),
      problem:
        line.problem === null
          ? null
          : {
              text: translate(refusalWords(line.problem, line.title)),
              take:
                (line.problem.kind === 'short' || line.problem.kind === 'tooMany') && line.problem.left > 0
                  ? {
                      pieces: line.problem.left,
                      label: translate(words.takeLeft, { n: String(line.problem.left) }),
                    }
                  : null,
            },
    })),
    count: priced.totalQuantity,
    subtotal,
    discounts,
    delivery,
    afterDiscounts,
    tax: taxWords(found, currency, translate),
    freeDelivery: freeDeliveryWords(found, translate),
    codes,
    cards,
    canCheckOut: lines.every(({ isBlocked }) => !isBlocked),
    // All that a change of the cart can change, a code that does not count included: where it stands nobody is led.
    spoken: [
      ...codes.flatMap(({ code, problem }) => (problem === null ? [] : `${code}: ${problem}`)),
      ...cards.map(({ title, text }) => `${title}: ${text}`),
      `${translate(words.subtotal)}: ${subtotal}`,
      ...discounts.map(({ title, amount }) => `${title}: ${amount}`),
      ...(afterDiscounts === null ? [] : [`${translate(words.estimatedTotal)}: ${afterDiscounts}`]),
    ].join('\n'),
  };
}

/** The delivery where something is taken off it, so that what is said of that adds up (ORD-50); it is no part of a cart else. */
function deliveryOf({ priced }: PricedStoredCart, currency: CurrencyCode): CartState['delivery'] {
  const { selectedShippingOption: option, shippingCostCents: shipping, discountCents: discount } = priced;
  const discounts = priced.appliedDiscounts;
  if (option === null || deliveryDiscount({ discount, discounts }) === 0) return null;
  return {
    title: option.name,
    amount: written(toCents(deliveryPrice({ shipping, discount, discounts })), currency),
  };
}

/** How much is missing until delivery is free (ORD-60). */
export function freeDeliveryWords(found: PricedStoredCart, translate: Translate): string | null {
  const { missingForFree } = found;
  if (missingForFree === null) return null;
  return translate(words.missingForFree, { amount: written(missingForFree, currencyOf(found)) });
}

function cartWords(translate: Translate): CartWords {
  return {
    title: translate(words.title),
    empty: translate(words.empty),
    toShop: translate(words.toShop),
    toCart: translate(words.toCart),
    price: translate(words.price),
    quantity: translate(words.quantity),
    update: translate(words.update),
    remove: translate(words.remove),
    undo: translate(words.undo),
    subtotal: translate(words.subtotal),
    estimatedTotal: translate(words.estimatedTotal),
    codes: translate(words.codes),
    code: translate(words.code),
    apply: translate(words.apply),
    checkout: translate(words.checkout),
    blocked: translate(words.blocked),
    failed: translate(words.failed),
    tryAgain: translate(words.tryAgain),
  };
}

/** What differs from what the buyer saw last, said once (ORD-09); not where the shop has changed its currency. */
export function priceChanges(
  found: PricedStoredCart,
): readonly { readonly line: CartLine; readonly text: Words }[] {
  const currency = currencyOf(found);
  if (found.cart.currency !== currency) return [];
  return found.lines
    .filter(({ problem, shownPrice, unitPrice }) => problem?.kind !== 'gone' && shownPrice !== unitPrice)
    .map((line) => ({
      line,
      text: fill(words.priceChanged, {
        title: line.title,
        old: written(line.shownPrice, currency),
        new: written(line.unitPrice, currency),
      }),
    }));
}

/** That of the prices of the shop. */
export function currencyOf({ priced }: PricedStoredCart): CurrencyCode {
  return priced.subtotalAmount.currency as CurrencyCode;
}

function taxWords({ priced }: PricedStoredCart, currency: CurrencyCode, translate: Translate): string | null {
  if (priced.isTaxOpen) return translate(words.taxAtCheckout);
  if (!priced.taxIncluded || priced.taxCents === 0) return null;
  return translate(words.includedTax, { amount: written(priced.taxCents, currency) });
}

/** A code that is valid may take nothing off, where others take more (ORD-50). */
export function codesOf(
  { priced }: PricedStoredCart,
  currency: CurrencyCode,
  translate: Translate,
): CartState['codes'] {
  const problems = new Map(priced.invalidCoupons.map(({ code, problem }) => [code, problem]));
  const counting = new Set(priced.appliedDiscounts.flatMap(({ code }) => code?.toLowerCase() ?? []));
  return priced.coupons.map((code) => {
    const problem = problems.get(code);
    const removeLabel = translate(words.removeCode, { code });
    if (problem !== undefined) return { code, removeLabel, problem: translate(codeWords(problem, currency)) };
    return {
      code,
      removeLabel,
      problem: counting.has(code.toLowerCase()) ? null : translate(words.codeIdle),
    };
  });
}
