import { assertFeature } from '#server/platform/http/assert-feature.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { FastifyReply } from 'fastify';
import { MAX_CART_CODES } from '#domain/carts/cart-limits.ts';
import { withCodes } from '#domain/carts/merge-carts.ts';
import { CODE_PATTERN } from '#domain/discounts/discount-code.ts';
import { readGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { codeKey } from '#domain/pricing/discount-conditions.ts';
import { createToken, hashToken, isToken } from '#server/accounts/session-token.ts';
import { isId } from '#lib/id.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { isDiscountCode, tryCode } from '#server/discounts/try-code.ts';
import { findGiftCard } from '#server/gift-cards/find-gift-card.ts';
import { addGiftCard, removeGiftCard } from './change-gift-cards.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { formProblems, readFormAnswers } from '#server/shop-pages/form-answers.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { askPath, sendQuestions } from './ask-page.tsx';
import { addToCart, type Added } from './add-to-cart.ts';
import { CART_COOKIE, setCartCookie } from './cart-cookie.ts';
import { cartOfRequest } from './cart-of-request.ts';
import { buyExpress } from './buy-express.tsx';
import { purchasedCartPage, refusedCartPage, slowedCartPage } from './cart-page.tsx';
import { changeLine, type NamedRefusal } from './change-line.ts';
import { answerAdded, answerAsked, wantsJson } from './answer-added.ts';
import { chosenVariant } from './chosen-variant.ts';
import type { StoredCart } from './stored-cart.ts';
import type { Addition } from './put-in-cart.ts';
import { lineAnswers, loadQuestions } from './product-questions.ts';
import { planOfProduct, subscribeToProduct } from './subscribe-to-product.tsx';
import { setCodes } from './set-codes.ts';

const WHOLE_NUMBER = /^[0-9]{1,5}$/;

/** POST `/cart/lines`: adds what a product page names, or says how many of a line there are to be; none removes it. */
export async function changeLines(visit: ShopVisit): Promise<FastifyReply> {
  const { posted } = visit;
  const typed = posted('pieces').trim();
  const pieces = typed === '' ? 1 : WHOLE_NUMBER.test(typed) ? Number(typed) : null;
  const lineId = posted('line');
  if (pieces === null) return leadTo(visit, '/cart');
  if (lineId !== '') return setPieces(visit, lineId, pieces);
  const productId = posted('product');
  if (!isId<'document'>(productId) || pieces === 0) return leadTo(visit, '/cart');
  const variantId = await chosenVariant(visit, productId);
  if (variantId === null) {
    return wantsJson(visit)
      ? answerAdded(visit, null, { refused: [], cartId: null })
      : leadTo(visit, '/cart?refused=combination');
  }
  const chosen = { productId, variantId, pieces };
  const questions = (await loadQuestions(visit.services.db, visit.siteId, [productId])).get(productId) ?? [];
  if (questions.length > 0 && posted('asked') === '') {
    const to = askPath(chosen);
    return wantsJson(visit) ? answerAsked(visit, to) : leadTo(visit, to);
  }
  const values = readFormAnswers(visit, questions);
  const problems = formProblems(questions, values);
  if (Object.keys(problems).length > 0)
    return sendQuestions(visit, { ...chosen, questions, values, problems });
  const item = { productId, variantId, answers: lineAnswers(questions, values, visit.translate) };
  const subscribed = await planOfProduct(visit, item);
  if (subscribed !== null) {
    assertFeature(siteOf(visit.request), 'subscriptions');
    return subscribeToProduct(visit, item, pieces, subscribed);
  }
  if ((await loadStoreSettings(visit.services.db, visit.siteId)).expressCheckout) {
    return buyExpress(visit, item, pieces);
  }
  const added = await addAll(visit, [{ item, pieces, as: 'more' }]);
  const isOfOtherCart = added.refused.some(({ refusal }) => refusal.kind === 'otherCart');
  if (wantsJson(visit)) return answerAdded(visit, item, added, { status: isOfOtherCart ? 400 : 200 });
  return isOfOtherCart ? refusedCartPage(visit, added.refused) : leadTo(visit, refusedPath(added.refused));
}

/** Puts things into the cart of who asks, and gives the browser its secret for another 30 days (ORD-04). */
export async function addAll(visit: ShopVisit, additions: readonly Addition[]): Promise<Added> {
  const { services, siteId, request, published } = visit;
  const held = await cartOfRequest(services, siteId, request);
  const token = createToken();
  const added = await addToCart(
    services,
    {
      siteId,
      cartId: held === null || held.isPurchased ? null : held.id,
      memberId: memberOf(request.caller)?.memberId ?? null,
      newTokenHash: hashToken(token),
      withheld: await withheldFrom(published),
    },
    additions,
  );
  if (added.refused.length < additions.length) keepCookie(visit, added.isNew ? token : null);
  return added;
}

/** What the next page says of what did not go in. */
export function refusedQueries(refused: readonly NamedRefusal[]): readonly string[] {
  return refused.map(({ refusal, item }) => `refused=${refusal.kind}.${item.productId}.${item.variantId}`);
}

/** Where the cart is, with that. */
export function refusedPath(refused: readonly NamedRefusal[]): string {
  return refused.length === 0 ? '/cart' : `/cart?${refusedQueries(refused).join('&')}`;
}

/** POST `/cart/codes`: enters a code, or takes one away. */
export async function changeCodes(visit: ShopVisit): Promise<FastifyReply> {
  const { services, siteId, request, posted } = visit;
  const cart = await cartOfRequest(services, siteId, request);
  if (cart === null) return leadTo(visit, '/cart');
  if (cart.isPurchased) return purchasedCartPage(visit);
  const removed = posted('remove');
  const card = posted('card');
  const left = cart.codes.filter((code) => codeKey(code) !== codeKey(removed));
  const done =
    card !== ''
      ? await removeGiftCard(services, siteId, cart.id, card)
      : removed === ''
        ? await enterCode(visit, cart, posted('code').trim())
        : await setCodes(services, siteId, cart.id, left);
  if (done === 'purchased') return purchasedCartPage(visit);
  if (typeof done === 'object') return slowedCartPage(visit, done.seconds);
  if (done !== 'open') return leadTo(visit, `/cart?code=${done}`);
  keepCookie(visit, null);
  return leadTo(visit, '/cart');
}

/**
 * Enters a code into a cart, of a discount or a gift card; `none`: it can be no code; the seconds to wait where too many wrong ones came from
 * here (ORD-56). That of a card is never kept as it was typed (ORD-120).
 */
export async function enterCode(
  { services, siteId, request }: Pick<ShopVisit, 'services' | 'siteId' | 'request'>,
  { id, codes }: Pick<StoredCart, 'id' | 'codes'>,
  code: string,
): Promise<'open' | 'none' | 'full' | 'purchased' | 'full-cards' | { readonly seconds: number }> {
  const tried = await tryCode(services, { siteId, cartId: id, address: request.ip }, async () => {
    if (await isDiscountCode(services.db, siteId, code)) return { card: null };
    const card = await findGiftCard(services, siteId, code);
    return card === null ? null : { card };
  });
  if (tried.kind === 'slowed') return tried;
  if (tried.kind === 'right' && tried.found.card !== null) {
    return addGiftCard(services, siteId, id, tried.found.card.id);
  }
  // What reads like the code of a card is one that was mistyped.
  const isCard = tried.kind === 'wrong' && readGiftCardCode(code) !== null;
  if (isCard || !CODE_PATTERN.test(code)) return 'none';
  if (codes.some((each) => codeKey(each) === codeKey(code))) return 'open';
  if (codes.length >= MAX_CART_CODES) return 'full';
  return setCodes(services, siteId, id, withCodes(codes, [code]));
}

async function setPieces(visit: ShopVisit, lineId: string, pieces: number): Promise<FastifyReply> {
  const { services, siteId, request } = visit;
  const cart = await cartOfRequest(services, siteId, request);
  if (cart === null || !isId<'cart-line'>(lineId)) return leadTo(visit, '/cart');
  if (cart.isPurchased) return purchasedCartPage(visit);
  const changed = await changeLine(services, { siteId, cartId: cart.id, lineId, pieces });
  switch (changed.kind) {
    case 'purchased':
      return purchasedCartPage(visit);
    case 'unknown':
      return leadTo(visit, '/cart');
    case 'refused':
      return leadTo(visit, refusedPath([changed.refused]));
    case 'changed': {
      keepCookie(visit, null);
      const { productId, variantId, pieces: before } = changed.line;
      return leadTo(visit, pieces > 0 ? '/cart' : `/cart?removed=${productId}.${variantId}.${before}`);
    }
  }
}

/** Of a member who holds none it is a mark that there is a cart: theirs is found by who they are (ORD-08). */
export function keepCookie({ services, request, reply }: ShopVisit, begun: string | null): void {
  const held = request.cookies[CART_COOKIE];
  const token = begun ?? (held !== undefined && isToken(held) ? held : createToken());
  setCartCookie(services.config, reply, token);
}
