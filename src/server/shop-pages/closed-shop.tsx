import type { FastifyReply } from 'fastify';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import { GOTO_CHECKOUT_PATH } from '#domain/navigation/checkout-address.ts';
import type { ShopAnswer } from '#domain/page-runtime/shop-app.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { checkout } from '#messages/en/checkout.ts';
import { PRIVATE_CACHE_CONTROL } from '#server/published/to-cached-answer.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { sendShopPage } from './send-shop-page.ts';
import type { ShopVisit } from './shop-visit.ts';
import { wantsState } from './wants-state.ts';

/** Whether the owner has paused the store: it takes nothing then, and carts are kept (ORD-29). */
export async function isShopClosed({ services, siteId }: ShopVisit): Promise<boolean> {
  return (await loadStoreSettings(services.db, siteId)).isPaused;
}

/** The same by the settings of the shop, where whoever asks has just read them. */
export function isClosedBy({ isPaused }: Pick<StoreSettings, 'isPaused'>, { published }: ShopVisit): boolean {
  return isPaused || !isFeatureOn(published.site.featuresOff, 'commerce');
}

/** What a store that is paused answers in place of what was asked (ORD-29). */
export async function sendClosedShop(visit: ShopVisit): Promise<FastifyReply> {
  const { translate } = visit;
  // A script of the cart that wants to add something gets to read why it cannot.
  if (wantsState(visit.request)) {
    const answer: ShopAnswer = { to: GOTO_CHECKOUT_PATH };
    return visit.reply.code(503).header('cache-control', PRIVATE_CACHE_CONTROL).send(answer);
  }
  const state = {
    title: translate(checkout.closed),
    text: translate(checkout.closedText),
    links: [{ href: '/', label: translate(checkout.backToSite) }],
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
