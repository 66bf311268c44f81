import type { FastifyReply } from 'fastify';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import { GOTO_CHECKOUT_PATH } from '#domain/navigation/checkout-address.ts';
import type { ShopAnswer } from '#domain/page-runtime/shop-app.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { checkout } from '#messages/en/checkout.ts';
import { donations } from '#messages/en/donations.ts';
import { PRIVATE_CACHE_CONTROL } from '#server/published/to-cached-answer.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import styles from '#views/checkout/checkout.css?inline';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { checkoutPolicy } from './checkout-policy.ts';
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

/** What was asked for: of the cart, of one thing that is bought without it, or of a donation. */
type Closed = 'cart' | 'alone' | 'donation';

/** What a store that is paused answers in place of what was asked (ORD-29), as any page of the checkout (ORD-16). */
export async function sendClosedShop(visit: ShopVisit, closed: Closed = 'cart'): Promise<FastifyReply> {
  const { translate } = visit;
  const title = closed === 'donation' ? donations.closed : checkout.closed;
  // A script that wants to add something, or to give, gets to read why it cannot.
  if (wantsState(visit.request)) {
    const answer: ShopAnswer = { to: closed === 'cart' ? GOTO_CHECKOUT_PATH : visit.request.url };
    return visit.reply.code(503).header('cache-control', PRIVATE_CACHE_CONTROL).send(answer);
  }
  const state = {
    title: translate(title),
    text: translate(closed === 'cart' ? checkout.closedText : checkout.closedLater),
    links: [{ href: '/', label: translate(checkout.backToSite) }],
  };
  visit.reply.header('content-security-policy', checkoutPolicy());
  return sendShopPage(visit, {
    kind: 'checkout',
    path: '/checkout',
    title,
    view: <NoticeView state={state} />,
    styles,
    cartCount: null,
    runsOwnCode: false,
    status: 503,
  });
}
