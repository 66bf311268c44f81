import { MAX_CART_CODES } from '#domain/carts/cart-limits.ts';
import { takesCodesAtCheckout } from '#domain/carts/cart-kinds.ts';
import { withCodes } from '#domain/carts/merge-carts.ts';
import { codeKey } from '#domain/pricing/discount-conditions.ts';
import { cutText } from '#lib/cut-text.ts';
import { cart as words } from '#messages/en/cart.ts';
import { pages } from '#messages/en/pages.ts';
import { fill } from '#messages/message.ts';
import { codesOf, currencyOf } from '#server/carts/cart-state.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { setCodes } from '#server/carts/set-codes.ts';
import { hasDiscountCodes } from '#server/discounts/has-discount-codes.ts';
import { isDiscountCode, tryCode } from '#server/discounts/try-code.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart } from '#views/checkout/checkout-state.ts';
import { fieldOf, type Problems } from './fields.ts';
import { MAX_TYPED_LENGTH, type CardChange } from './gift-cards-part.ts';
import type { OpenCheckout } from './open-checkout.ts';

/** Of the field for a code. */
export const CODE_FIELD = 'code';
const REMOVE = 'remove-code ';

/** The codes of a cart that is not on the cart page, and a field for another one, in shops that have some (ORD-55). */
export async function codeParts(
  visit: ShopVisit,
  { found }: OpenCheckout,
  problems: Problems,
): Promise<readonly CheckoutPart[]> {
  const { services, siteId, translate, posted } = visit;
  const { cart } = found;
  if (!takesCodesAtCheckout(cart.kind) || isGift(cart)) return [];
  const isOffered = cart.codes.length > 0 || (await hasDiscountCodes(services.db, siteId));
  if (!isOffered) return [];
  const field = fieldOf(visit, CODE_FIELD, {
    label: words.code,
    // A code that was taken, or never was one, is not said again.
    value: problems[CODE_FIELD] === undefined ? '' : posted(CODE_FIELD),
    isRequired: false,
    maxLength: MAX_TYPED_LENGTH,
    problem: problems[CODE_FIELD],
  });
  return [
    {
      kind: 'codes',
      legend: translate(words.codes),
      items: codesOf(found, currencyOf(found), translate).map(({ code, problem, removeLabel }) => ({
        id: code,
        title: code,
        texts: problem === null ? [] : [problem],
        isProblem: problem !== null,
        remove: translate(words.remove),
        removeLabel,
      })),
      field: cart.codes.length < MAX_CART_CODES || field.problem !== null ? field : null,
      apply: translate(words.apply),
    },
  ];
}

/**
 * Takes a code away, or another one in: also where the form was sent by another button, so that no code that was typed is
 * passed over. Wrong ones are limited as on the cart page (ORD-56). Null where nothing of them changes.
 */
export async function changeCodes(visit: ShopVisit, { found }: OpenCheckout): Promise<CardChange | null> {
  const { services, siteId, request, posted } = visit;
  const { id: cartId, kind, codes } = found.cart;
  if (!takesCodesAtCheckout(kind) || isGift(found.cart)) return null;
  const act = posted('act');
  if (act.startsWith(REMOVE)) {
    const removed = codeKey(act.slice(REMOVE.length));
    await setCodes(
      services,
      siteId,
      cartId,
      codes.filter((code) => codeKey(code) !== removed),
    );
    return { kind: 'changed' };
  }
  const typed = cutText(posted(CODE_FIELD).trim(), MAX_TYPED_LENGTH);
  if (typed === '') return act === 'code' ? { kind: 'problem', problem: words.codeUnknown } : null;
  const tried = await tryCode(services, { siteId, cartId, address: request.ip }, async () =>
    (await isDiscountCode(services.db, siteId, typed)) ? typed : null,
  );
  if (tried.kind === 'slowed') {
    visit.reply.header('retry-after', tried.seconds);
    return { kind: 'slowed', problem: pages.tooManyAttempts };
  }
  if (tried.kind === 'wrong') return { kind: 'problem', problem: words.codeUnknown };
  const isKnown = codes.some((code) => codeKey(code) === codeKey(typed));
  if (!isKnown && codes.length >= MAX_CART_CODES)
    return { kind: 'problem', problem: fill(words.tooManyCodes, { n: MAX_CART_CODES }) };
  if (!isKnown) await setCodes(services, siteId, cartId, withCodes(codes, [typed]));
  return { kind: 'changed' };
}
