import type { FastifyReply } from 'fastify';
import { checkout } from '#messages/en/checkout.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { sendShopPage } from './send-shop-page.ts';
import type { ShopVisit } from './shop-visit.ts';

/** A store that its owner has paused takes nothing; carts are kept (ORD-29). Null while it is open. */
export async function closedShop(visit: ShopVisit): Promise<FastifyReply | null> {
  const { services, siteId, translate } = visit;
  const { isPaused } = await loadStoreSettings(services.db, siteId);
  if (!isPaused) return null;
  const state = {
    title: translate(checkout.closed),
    text: translate(checkout.closedText),
    link: { href: '/', label: translate(checkout.backToSite) },
  };
  return sendShopPage(visit, {
    kind: 'checkout',
    path: '/checkout',
    title: checkout.closed,
    view: <NoticeView state={state} />,
    styles: '',
    cartCount: null,
    runsOwnCode: false,
    status: 503,
  });
}
