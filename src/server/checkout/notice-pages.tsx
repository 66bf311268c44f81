import type { FastifyReply } from 'fastify';
import { checkout } from '#messages/en/checkout.ts';
import { shopRuntime } from '#messages/en/shop-runtime.ts';
import type { Words } from '#messages/message.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
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

function notice(visit: ShopVisit, title: Words, text: Words, status: number): Promise<FastifyReply> {
  const { translate } = visit;
  const link = { href: '/', label: translate(checkout.backToSite) };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title,
    view: <NoticeView state={{ title: translate(title), text: translate(text), link }} />,
    status,
  });
}
