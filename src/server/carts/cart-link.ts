import type { FastifyReply } from 'fastify';
import { linkParts } from '#domain/carts/cart-link.ts';
import { isId } from '#lib/id.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { slowedCartPage } from './cart-page.tsx';
import { addAll, enterCode, refusedQuery } from './cart-forms.ts';
import { isInAdvance } from './is-in-advance.ts';
import { loadQuestions } from './product-questions.ts';
import { findCart, findProductsOfVariants } from './queries.ts';

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
  const added = await addAll(
    visit,
    additions.filter((each) => !needsAnswers(each)),
  );
  const { cartId } = added;
  // What asks something that has to be answered is chosen on its page (ORD-03).
  const asking = additions
    .filter(needsAnswers)
    .map(({ item }) => ({ refusal: { kind: 'asks' as const }, item }));
  const refused = [...added.refused, ...asking];
  const query = new URL(request.url, 'http://localhost').searchParams;
  const coupon = query.get('coupon');
  const cart = coupon === null || cartId === null ? null : await findCart(services.db, siteId, cartId);
  if (cart !== null && coupon !== null) {
    const done = await enterCode(visit, cart, coupon.trim());
    if (typeof done === 'object') return slowedCartPage(visit, done.seconds);
  }
  const named = refusedQuery(refused) + (hasOthers ? `${refused.length === 0 ? '?' : '&'}refused=gone` : '');
  const isToCheckout = query.get('continue_to') === 'checkout' && named === '';
  return leadTo(visit, isToCheckout ? '/checkout' : `/cart${named}`);
}
