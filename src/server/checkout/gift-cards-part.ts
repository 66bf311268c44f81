import { takesGiftCards } from '#domain/carts/cart-kinds.ts';
import { MAX_ORDER_GIFT_CARDS } from '#domain/gift-cards/gift-card-limits.ts';
import { giftCardProblem } from '#domain/gift-cards/gift-card-problem.ts';
import { toCents } from '#domain/money/cents.ts';
import { cutText } from '#lib/cut-text.ts';
import { cart as cartWords } from '#messages/en/cart.ts';
import { giftCardPayments as words } from '#messages/en/gift-card-payments.ts';
import { pages } from '#messages/en/pages.ts';
import { fill, type Words } from '#messages/message.ts';
import { cardTitle, cardWords, shownLast4 } from '#server/carts/card-words.ts';
import { written } from '#server/carts/cart-words.ts';
import { addGiftCard, removeGiftCard } from '#server/carts/change-gift-cards.ts';
import { tryCode } from '#server/discounts/try-code.ts';
import { findGiftCard } from '#server/gift-cards/find-gift-card.ts';
import { hasGiftCards } from '#server/gift-cards/has-gift-cards.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { fieldOf, type Problems } from './fields.ts';
import type { OpenCheckout } from './open-checkout.ts';
import { testBuyer } from './test-buyer.ts';

/** Of the field for a code. */
export const CARD_FIELD = 'gift-card';
const REMOVE = 'remove-card ';

/** The cards that pay for what is ordered, and a field for another one (ORD-123); nothing where cards do not pay for it. */
export async function giftCardParts(
  visit: ShopVisit,
  { found, rules }: OpenCheckout,
  problems: Problems,
): Promise<readonly CheckoutPart[]> {
  const { services, siteId, translate, posted } = visit;
  const { giftCards, priced, cart } = found;
  if (!takesGiftCards(cart.kind)) return [];
  const isOffered = giftCards.length > 0 || (await hasGiftCards(services.db, siteId));
  if (!isOffered) return [];
  const used = new Map(priced.giftCardPayments.map(({ id, amount }) => [id, amount]));
  const money = (amount: number) => written(toCents(amount), rules.currency);
  const field = fieldOf(visit, CARD_FIELD, {
    label: words.code,
    // A code that was taken, or never was one, is not said again.
    value: problems[CARD_FIELD] === undefined ? '' : posted(CARD_FIELD),
    isRequired: false,
    maxLength: MAX_TYPED_LENGTH,
    hint: words.codeText,
    problem: problems[CARD_FIELD],
  });
  return [
    {
      kind: 'giftCards',
      legend: translate(words.title),
      items: giftCards.map((card) => {
        const amount = used.get(card.id);
        const texts: readonly Words[] =
          card.problem !== null
            ? [cardWords(card)]
            : amount === undefined
              ? [words.notNeeded]
              : [
                  fill(words.used, { amount: money(amount) }),
                  fill(words.remaining, { amount: money(card.balance - amount) }),
                ];
        return {
          id: card.id,
          title: translate(cardTitle(card)),
          texts: texts.map((text) => translate(text)),
          isProblem: card.problem !== null,
          remove: translate(words.remove),
          removeLabel: translate(fill(words.removeCard, { last4: shownLast4(card) })),
        };
      }),
      field: giftCards.length < MAX_ORDER_GIFT_CARDS || field.problem !== null ? field : null,
      apply: translate(words.apply),
    },
  ];
}

/** With hyphens, spaces and what else comes along when a code is copied. */
export const MAX_TYPED_LENGTH = 60;

/** What a form of the payment step changes of the cards; null where it changes none of them. */
export type CardChange =
  | { readonly kind: 'changed' }
  | { readonly kind: 'problem'; readonly problem: Words }
  | { readonly kind: 'slowed'; readonly problem: Words };

/**
 * Takes a card away, or another one to pay with: also where the form was sent by another button, so that no code that was
 * typed is passed over (ORD-123). Wrong ones are limited as those of discounts (ORD-56).
 */
export async function changeCards(
  visit: ShopVisit,
  { found, rules }: OpenCheckout,
): Promise<CardChange | null> {
  const { services, siteId, request, posted } = visit;
  const { id: cartId, kind } = found.cart;
  const act = posted('act');
  if (act.startsWith(REMOVE)) {
    await removeGiftCard(services, siteId, cartId, act.slice(REMOVE.length));
    return { kind: 'changed' };
  }
  const typed = cutText(posted(CARD_FIELD).trim(), MAX_TYPED_LENGTH);
  if (typed === '') return act === 'card' ? { kind: 'problem', problem: words.codeMissing } : null;
  if (!takesGiftCards(kind)) return null;
  const tried = await tryCode(services, { siteId, cartId, address: request.ip }, () =>
    findGiftCard(services, siteId, typed),
  );
  if (tried.kind === 'slowed') {
    visit.reply.header('retry-after', tried.seconds);
    return { kind: 'slowed', problem: pages.tooManyAttempts };
  }
  if (tried.kind === 'wrong') return { kind: 'problem', problem: cartWords.codeUnknown };
  const problem = giftCardProblem(tried.found, {
    currency: rules.currency,
    now: services.now(),
    isTest: (await testBuyer(visit)) !== null,
  });
  if (problem !== null) return { kind: 'problem', problem: cardWords({ ...tried.found, problem }) };
  const added = await addGiftCard(services, siteId, cartId, tried.found.id);
  if (added !== 'full-cards') return { kind: 'changed' };
  return { kind: 'problem', problem: fill(words.tooMany, { n: String(MAX_ORDER_GIFT_CARDS) }) };
}

/** What is told of cards that pay less than the buyer saw, since somebody else has paid with them meanwhile (ORD-124). */
export function shortCards({ found, rules }: OpenCheckout): readonly Words[] {
  const { giftCards, priced } = found;
  const used = new Map(priced.giftCardPayments.map(({ id, amount }) => [id, amount]));
  return giftCards.flatMap((card) => {
    if (card.problem !== null && card.problem !== 'usedUp') return [cardWords(card)];
    const isSpent = (used.get(card.id) ?? 0) === card.balance;
    const left = written(toCents(card.balance), rules.currency);
    return isSpent ? [fill(words.onlyLeft, { amount: left })] : [];
  });
}
