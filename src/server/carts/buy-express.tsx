import type { FastifyReply } from 'fastify';
import { cart as words } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { checkoutPolicy } from '#server/shop-pages/checkout-policy.ts';
import { leadTo, sendShopPage } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import styles from '#views/checkout/checkout.css?inline';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { answerAdded, wantsJson } from './answer-added.ts';
import { beginCart } from './begin-cart.ts';
import { refusalWords } from './cart-words.ts';
import type { BuyableKey, NamedRefusal } from './change-line.ts';
import { setOwnCartCookie } from './own-cart.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { putInCart } from './put-in-cart.ts';
import { removeCart } from './queries.ts';

/**
 * Goes straight to the checkout with one thing, in a cart of its own; the cart of the shop stays as it is (ORD-27,
 * COMM-107). What cannot be had is said on a page of its own, with the way back to the product.
 */
export async function buyExpress(visit: ShopVisit, item: BuyableKey, pieces: number): Promise<FastifyReply> {
  const { services, reply } = visit;
  const token = createToken();
  const refused = await beginExpress(visit, item, pieces, token);
  if (refused.length === 0) setOwnCartCookie(services.config, reply, token);
  const to = '/checkout';
  if (wantsJson(visit)) {
    const isOfOtherCart = refused.some(({ refusal }) => refusal.kind === 'otherCart');
    const ways = refused.length === 0 ? { to } : { status: isOfOtherCart ? 400 : 200 };
    return answerAdded(visit, item, { refused, cartId: null }, ways);
  }
  const [first] = refused;
  return first === undefined ? leadTo(visit, to) : refusedPage(visit, first);
}

async function beginExpress(
  { services, siteId, request, published }: ShopVisit,
  item: BuyableKey,
  pieces: number,
  token: string,
): Promise<readonly NamedRefusal[]> {
  const withheld = await withheldFrom(published);
  const memberId = memberOf(request.caller)?.memberId ?? null;
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const { currency } = await loadStoreSettings(trx, siteId);
    const tokenHash = hashToken(token);
    const cartId = await beginCart(trx, { siteId, kind: 'express', tokenHash, memberId, currency, now });
    const additions = [{ item, pieces, as: 'exactly' as const }];
    const refused = await putInCart(trx, { siteId, cartId, withheld, now }, additions);
    if (refused.length > 0) await removeCart(trx, siteId, cartId);
    return refused;
  });
}

/** What cannot be had, on a page of its own as those of the checkout are, with the way back to the product (ORD-16). */
export async function refusedPage(visit: ShopVisit, { refusal, item }: NamedRefusal): Promise<FastifyReply> {
  const { services, siteId, published, translate } = visit;
  const found = await loadCatalogue(services.db, siteId, [item], await withheldFrom(published));
  const facts = found.get(item.variantId);
  const back =
    facts === undefined
      ? { href: '/', label: translate(checkout.backToSite) }
      : { href: encodeURI(facts.path), label: translate(words.backToProduct, { title: facts.title }) };
  const text = translate(refusalWords(refusal, facts?.title ?? ''));
  visit.reply.header('content-security-policy', checkoutPolicy());
  return sendShopPage(visit, {
    kind: 'checkout',
    path: '/checkout',
    title: checkout.title,
    view: <NoticeView state={{ title: translate(checkout.title), text, links: [back] }} />,
    styles,
    cartCount: null,
    runsOwnCode: false,
    status: refusal.kind === 'otherCart' ? 400 : 409,
  });
}
