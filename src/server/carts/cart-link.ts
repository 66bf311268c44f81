import type { FastifyReply } from 'fastify';
import { linkParts } from '#domain/carts/cart-link.ts';
import { codeKey, type CodeProblem } from '#domain/pricing/discount-conditions.ts';
import { isId } from '#lib/id.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { slowedCartPage } from './cart-page.tsx';
import { addAll, enterCode, keepCookie, refusedQueries } from './cart-forms.ts';
import { isInAdvance } from './is-in-advance.ts';
import { loadQuestions } from './product-questions.ts';
import { priceStoredCart } from './price-stored-cart.ts';
import { findCart, findProductsOfVariants } from './queries.ts';
import type { CartId } from './tables.ts';

/** Why a code does not count that nothing entered in the checkout changes. */
const IN_VAIN: ReadonlySet<CodeProblem['kind']> = new Set(['unknown', 'expired', 'usedUp']);

/**
 * `/cart/link/{variantId}:{quantity},…`: fills the cart and leads to it, or to the checkout; opened again it changes
 * nothing more (ORD-13). What could not go in is named on the page of the cart. Programs that look where links lead, and
 * browsers that fetch them in advance, change nothing.
 */
export async function openCartLink(visit: ShopVisit, text: string): Promise<FastifyReply> {
  const { request, reply, services, siteId } = visit;
  if (request.method !== 'GET' || isInAdvance(request.headers)) {
    return reply.code(204).header('cache-control', 'private, no-store').send();
  }
  const { parts, hasOthers } = linkParts(text);
  const ids = parts.map(({ variantId }) => variantId);
  const products = await findProductsOfVariants(services.db, siteId, ids);
  const additions = parts.flatMap(({ variantId, pieces }) => {
    // Of a digital product the id of what is sold is its own.
    const own = String(variantId);
    const productId = products.get(variantId) ?? (isId<'document'>(own) ? own : null);
    const item = { variantId, answers: [] };
    return productId === null ? [] : [{ item: { ...item, productId }, pieces, as: 'at-least' as const }];
  });
  const questions = await loadQuestions(
    services.db,
    siteId,
    additions.map(({ item }) => item.productId),
  );
  const needsAnswers = ({ item }: (typeof additions)[number]) =>
    questions.get(item.productId)?.some(({ required }) => required) === true;
  const wanted = additions.filter((each) => !needsAnswers(each));
  const added = await addAll(visit, wanted);
  const { cartId } = added;
  // What asks something that has to be answered is chosen on its page (ORD-03).
  const asking = additions
    .filter(needsAnswers)
    .map(({ item }) => ({ refusal: { kind: 'asks' as const }, item }));
  const refused = [...added.refused, ...asking];
  const query = new URL(request.url, 'http://localhost').searchParams;
  const coupon = query.get('coupon')?.trim() ?? '';
  const cart = coupon === '' || cartId === null ? null : await findCart(services.db, siteId, cartId);
  const entered = cart === null ? 'open' : await enterCode(visit, cart, coupon);
  if (typeof entered === 'object') return slowedCartPage(visit, entered.seconds);
  // With what went in the browser got its cookie already.
  if (cart !== null && entered === 'open' && added.refused.length === wanted.length) keepCookie(visit, null);
  const named = [
    ...refusedQueries(refused),
    ...(hasOthers ? ['refused=gone'] : []),
    ...(entered === 'open' ? [] : [`code=${entered}`]),
  ];
  if (named.length > 0) return leadTo(visit, `/cart?${named.join('&')}`);
  const isToCheckout = query.get('continue_to') === 'checkout';
  // The cart says why a code cannot count, whoever it turns out to be that buys.
  const isInVain = isToCheckout && cart !== null && (await isCodeInVain(visit, cart.id, coupon));
  return leadTo(visit, isToCheckout && !isInVain ? '/checkout' : '/cart');
}

async function isCodeInVain({ services, siteId }: ShopVisit, cartId: CartId, code: string): Promise<boolean> {
  const { db, now } = services;
  const found = await priceStoredCart(db, siteId, cartId, { now: now(), isTest: true });
  const invalid = found?.priced.invalidCoupons.find((each) => codeKey(each.code) === codeKey(code));
  return invalid !== undefined && IN_VAIN.has(invalid.problem.kind);
}
