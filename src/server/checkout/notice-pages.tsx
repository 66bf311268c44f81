import type { FastifyReply } from 'fastify';
import { cart as cartWords } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { donatePath } from '#domain/donations/donate-path.ts';
import { donations } from '#messages/en/donations.ts';
import { members } from '#messages/en/members.ts';
import { giftCards } from '#messages/en/gift-cards.ts';
import { shopRuntime } from '#messages/en/shop-runtime.ts';
import type { Words } from '#messages/message.ts';
import { refusalWords } from '#server/carts/cart-words.ts';
import { isGift } from '#server/carts/is-gift.ts';
import type { PricedStoredCart } from '#server/carts/price-stored-cart.ts';
import { giftCardPath } from './gift-card-path.ts';
import { findStorePath } from '#server/content-entries/store-page.ts';
import { leadScriptTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { wantsState } from '#server/shop-pages/wants-state.ts';
import type { ShownLink } from '#views/checkout/checkout-state.ts';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { checkoutCart } from './checkout-cart.ts';
import type { OpenCheckout } from './open-checkout.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';

/** Without a cart there is no checkout to go on to, but a way to the shop (ORD-31, COMM-97). */
export async function noCartPage(visit: ShopVisit): Promise<FastifyReply> {
  const shopPath = await findStorePath(visit.services.db, visit.siteId);
  if (shopPath === null) return notice(visit, checkout.title, shopRuntime.noCart, 200);
  return notice(visit, checkout.title, shopRuntime.noCart, 200, [
    { href: encodeURI(shopPath), label: visit.translate(cartWords.toShop) },
  ]);
}

/** What the address led to is not there, or no longer (NAV-58). */
export function gonePage(visit: ShopVisit): Promise<FastifyReply> {
  return notice(visit, checkout.title, checkout.gone, 404);
}

/** The same of what was used up: an address that is good for one purchase (ORD-34). */
export function usedPage(visit: ShopVisit): Promise<FastifyReply> {
  return notice(visit, checkout.title, checkout.gone, 410);
}

/** What was bought without a cart page cannot be had as it was chosen: why, and back to its page (ORD-10, ORD-27). */
export function ownGonePage(visit: ShopVisit, { found }: OpenCheckout): Promise<FastifyReply> {
  const [line] = found.lines;
  const text = line?.problem == null ? checkout.gone : refusalWords(line.problem, line.title);
  return notice(visit, checkout.title, text, 409, [wayBack(visit, found)]);
}

/** Where what is bought can be changed: the cart, or the page of the one thing that is bought without one (ORD-27). */
export function wayBack(
  { translate, siteId }: ShopVisit,
  { cart, lines: [line] }: PricedStoredCart,
): ShownLink {
  if (isGift(cart) && line !== undefined) {
    return { href: donatePath(line.productId), label: translate(donations.change) };
  }
  if (cart.begins?.kind === 'membership') {
    return { href: '/account/plans', label: translate(members.choosePlan) };
  }
  if (cart.kind === 'gift-card' && line !== undefined) {
    return { href: giftCardPath(siteId, line.productId, line.sku), label: translate(giftCards.change) };
  }
  const isAlone = cart.kind === 'express' || cart.kind === 'subscription';
  if (!isAlone || line === undefined) {
    return { href: '/cart', label: translate(checkout.changeCart) };
  }
  if (line.path === '') return { href: '/', label: translate(checkout.backToSite) };
  return { href: encodeURI(line.path), label: translate(cartWords.backToProduct, { title: line.title }) };
}

/** Only members order here: the ways to become one, and back to the cart (ORD-17). */
export async function accountPage(visit: ShopVisit): Promise<FastifyReply> {
  const { translate } = visit;
  const isExpress = ((await checkoutCart(visit))?.kind ?? 'shop') !== 'shop';
  const to = `?to=${encodeURIComponent('/checkout')}`;
  return notice(visit, checkout.accountNeeded, checkout.accountNeededText, 200, [
    { href: `/account/login${to}`, label: translate(checkout.signIn) },
    { href: `/account/signup${to}`, label: translate(checkout.createAccount) },
    ...(isExpress ? [] : [{ href: '/cart', label: translate(checkout.changeCart) }]),
  ]);
}

/** A script opens the same address as a page, so that its visitor reads what it says, too. */
async function notice(
  visit: ShopVisit,
  title: Words,
  text: Words,
  status: number,
  links: readonly ShownLink[] = [{ href: '/', label: visit.translate(checkout.backToSite) }],
): Promise<FastifyReply> {
  const { translate, request } = visit;
  if (wantsState(request)) return leadScriptTo(visit, request.url);
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title,
    view: <NoticeView state={{ title: translate(title), text: translate(text), links }} />,
    status,
  });
}
