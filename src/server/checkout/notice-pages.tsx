import type { FastifyReply } from 'fastify';
import { checkout } from '#messages/en/checkout.ts';
import { shopRuntime } from '#messages/en/shop-runtime.ts';
import type { Words } from '#messages/message.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { ShownLink } from '#views/checkout/checkout-state.ts';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { sendCheckoutPage } from './send-checkout-page.ts';

/** Without a cart there is no checkout to go on to (ORD-31, COMM-97). */
export function noCartPage(visit: ShopVisit): Promise<FastifyReply> {
  return notice(visit, checkout.title, shopRuntime.noCart, 200);
}

/** What the address led to is not there, or no longer (NAV-58). */
export function gonePage(visit: ShopVisit): Promise<FastifyReply> {
  return notice(visit, checkout.title, checkout.gone, 404);
}

/** Only members order here: the ways to become one, and back to the cart (ORD-17). */
export function accountPage(visit: ShopVisit): Promise<FastifyReply> {
  const { translate } = visit;
  const to = `?to=${encodeURIComponent('/checkout')}`;
  return notice(visit, checkout.accountNeeded, checkout.accountNeededText, 200, [
    { href: `/account/login${to}`, label: translate(checkout.signIn) },
    { href: `/account/signup${to}`, label: translate(checkout.createAccount) },
    { href: '/cart', label: translate(checkout.changeCart) },
  ]);
}

function notice(
  visit: ShopVisit,
  title: Words,
  text: Words,
  status: number,
  links: readonly ShownLink[] = [{ href: '/', label: visit.translate(checkout.backToSite) }],
): Promise<FastifyReply> {
  const { translate } = visit;
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title,
    view: <NoticeView state={{ title: translate(title), text: translate(text), links }} />,
    status,
  });
}
