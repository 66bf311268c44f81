import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstOpenStep, mayOpenStep, type CheckoutStep } from '#domain/checkout/checkout-steps.ts';
import { giftDays } from '#domain/gift-cards/gift-days.ts';
import { giftProblems } from '#domain/gift-cards/gift-problems.ts';
import { cartTokenHash } from '#server/carts/cart-cookie.ts';
import { findStorePath } from '#server/content-entries/store-page.ts';
import { isGift } from '#server/carts/is-gift.ts';
import { ownCartOf, leaveOwnCart } from '#server/carts/own-cart.ts';
import { releaseCart, releasePlan } from '#server/orders/paying/release-order.ts';
import { findSubmittedOrder } from '#server/orders/queries.ts';
import { withPreparedStatements } from '#server/platform/database/prepared-statements.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { answerShopError } from '#server/shop-pages/answer-shop-error.ts';
import { answerWithoutShop } from '#server/shop-pages/answer-without-shop.ts';
import { isOwnForm } from '#server/shop-pages/is-own-form.ts';
import { isClosedBy, sendClosedShop } from '#server/shop-pages/closed-shop.tsx';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { readStoreRules } from '#server/store/store-rules.ts';
import { withFeature } from '#server/shop-pages/with-feature.ts';
import { shopVisit, type ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { checkoutCart, submittedCarts } from './checkout-cart.ts';
import { balancePage, payBalance } from './balance-page.tsx';
import { contactStep, enterContact, needsAccount } from './contact-step.ts';
import { deliveryStep, enterDelivery, withDefaultDelivery } from './delivery-step.ts';
import { endPaymentsAtCart } from './end-at-cart.ts';
import { donatePage, give } from './donate-page.tsx';
import { enterGiftCard, giftCardPage } from './gift-card-page.tsx';
import { enterGiftChange, giftChangePage } from './gift-change-page.tsx';
import { BALANCE_PATH, giftCardBalancePage, showGiftCardBalance } from './gift-card-balance-page.tsx';
import { findOrder, findOrderPage } from './find-order.tsx';
import { accountPage, ownGonePage, gonePage, noCartPage, wayBack } from './notice-pages.tsx';
import { openCheckout, type OpenCheckout } from './open-checkout.ts';
import { linkedOrderPage, linkedReceipt, ofOrder, ofRecent, orderPage, orderReceipt } from './order-page.tsx';
import { enterPayment } from './enter-payment.ts';
import { paymentStep, withDefaultBilling } from './payment-step.ts';
import { backFromPayment } from './pay-order.ts';
import { paymentFaults } from './payment-faults.ts';
import { subscribePage } from './subscribe-page.ts';
import { takeCard } from './take-card.ts';
import { submissionKey } from './submission-key.ts';
import { beginTest, END_TEST_PATH, endTest } from './test-buyer.ts';
import { playTest, testPaymentPage } from './test-payment-page.tsx';

import { enterWithdrawal, withdrawPage } from './withdraw-page.tsx';

/** What only members see further than. */
const ACCOUNT_PATH = '/checkout/account';

const CALLS_PER_MINUTE = 60;
const BODY_LIMIT = 50_000;

/** What went wrong with an attempt to pay is in the address that it led to. */
async function showPayment(visit: ShopVisit, open: OpenCheckout): Promise<FastifyReply> {
  const { searchParams } = new URL(visit.request.url, 'http://localhost');
  return paymentStep(visit, await withDefaultBilling(visit, open), {
    faults: paymentFaults(searchParams.get('failed')),
    status: 200,
  });
}

type Page = (visit: ShopVisit) => Promise<FastifyReply>;
type StepPage = (visit: ShopVisit, open: OpenCheckout) => Promise<FastifyReply>;

const STEPS: Readonly<Record<CheckoutStep, { readonly get: StepPage; readonly post: StepPage }>> = {
  contact: { get: (visit, open) => contactStep(visit, open), post: enterContact },
  delivery: {
    get: async (visit, open) => deliveryStep(visit, await withDefaultDelivery(visit, open)),
    post: async (visit, open) => enterDelivery(visit, await withDefaultDelivery(visit, open)),
  },
  payment: { get: showPayment, post: enterPayment },
};

/** The checkout on the public hosts of sites, and the pages of orders; they work without scripts (ORD-14, ORD-15). */
export function registerCheckout(app: FastifyInstance, services: Services): void {
  endPaymentsAtCart(app, services);
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    bodyLimit: BODY_LIMIT,
    config: { callsPerMinute: CALLS_PER_MINUTE },
    errorHandler: answerShopError(services),
  };
  app.get('/checkout', options, answerWith(ofOpen((visit, open) => leadTo(visit, nextOf(open)))));
  for (const [step, { get, post }] of Object.entries(STEPS) as [
    CheckoutStep,
    (typeof STEPS)[CheckoutStep],
  ][]) {
    app.get(`/checkout/${step}`, options, answerWith(ofOpen(ofStep(step, get))));
    app.post(`/checkout/${step}`, options, answerWith(ofOwnForm(ofOpen(ofStep(step, post)))));
  }
  app.get(ACCOUNT_PATH, options, answerWith(accountPage));
  app.get<{ Params: { readonly submission: string } }>(
    '/checkout/card/:submission',
    options,
    (request, reply) =>
      answerWith(async (visit) => {
        const { submission } = request.params;
        const ordered = await orderedPath(visit, submission);
        if (ordered !== null) return leadTo(visit, ordered);
        return ofOpen(ofStep('payment', (one, open) => takeCard(one, open, submission)))(visit);
      })(request, reply),
  );
  // With a cart on to the checkout, without any token in the address (ORD-30, ORD-31).
  app.get(
    '/commerce/goto-checkout',
    options,
    answerWith(async (visit) => {
      leaveOwnCart(services.config, visit.request, visit.reply);
      // Neither a cart nor a cookie would help (ORD-29).
      if (isClosedBy(await loadStoreSettings(services.db, visit.siteId), visit)) return sendClosedShop(visit);
      return hasCart(visit) ? leadTo(visit, '/checkout') : noCartPage(visit);
    }),
  );
  app.get<{ Params: { readonly token: string } }>('/checkout/order/:token', options, (request, reply) =>
    answerWith((visit) => orderPage(visit, request.params.token))(request, reply),
  );
  app.get<{ Params: { readonly token: string } }>(
    '/checkout/order/:token/receipt',
    options,
    (request, reply) => answerWith((visit) => orderReceipt(visit, request.params.token))(request, reply),
  );
  app.get<{ Params: { readonly token: string } }>('/orders/view/:token/receipt', options, (request, reply) =>
    answerWith((visit) => linkedReceipt(visit, request.params.token))(request, reply),
  );
  for (const [path, get, post] of [
    ['/checkout/return/:token', backFromPayment, null],
    ['/checkout/balance/:token', balancePage, payBalance],
    ['/checkout/test/:token', startTest, null],
    ['/checkout/test-payment/:token', testPaymentPage, playTest],
    [
      '/checkout/order/:token/gift',
      ofOrder('secret', ofRecent(giftChangePage)),
      ofOrder('secret', ofRecent(enterGiftChange)),
    ],
    ['/orders/view/:token/gift', ofOrder('link', giftChangePage), ofOrder('link', enterGiftChange)],
    ['/checkout/order/:token/withdraw', ofOrder('secret', withdrawPage), ofOrder('secret', enterWithdrawal)],
    ['/orders/view/:token/withdraw', ofOrder('link', withdrawPage), ofOrder('link', enterWithdrawal)],
  ] as const) {
    app.get<{ Params: { readonly token: string } }>(path, options, (request, reply) =>
      answerWith((visit) => get(visit, request.params.token))(request, reply),
    );
    if (post === null) continue;
    app.post<{ Params: { readonly token: string } }>(path, options, (request, reply) =>
      answerWith(ofOwnForm((visit) => post(visit, request.params.token)))(request, reply),
    );
  }
  app.get(
    END_TEST_PATH,
    options,
    answerWith(async (visit) => {
      endTest(visit);
      return leadTo(visit, '/cart');
    }),
  );
  app.get('/checkout/subscribe', options, answerWith(withFeature('subscriptions', subscribePage)));
  app.get('/checkout/donate', options, answerWith(donatePage));
  app.post('/checkout/donate', options, answerWith(ofOwnForm(give)));
  app.get('/checkout/giftcard', options, answerWith(withFeature('gift-cards', giftCardPage)));
  app.post('/checkout/giftcard', options, answerWith(ofOwnForm(withFeature('gift-cards', enterGiftCard))));
  app.get(BALANCE_PATH, options, answerWith(withFeature('gift-cards', giftCardBalancePage)));
  app.post(BALANCE_PATH, options, answerWith(ofOwnForm(withFeature('gift-cards', showGiftCardBalance))));
  app.get('/orders/find', options, answerWith(findOrderPage));
  app.post('/orders/find', options, answerWith(ofOwnForm(findOrder)));
  app.get<{ Params: { readonly token: string } }>('/orders/view/:token', options, (request, reply) =>
    answerWith((visit) => linkedOrderPage(visit, request.params.token))(request, reply),
  );

  function answerWith(page: Page) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const visit = await shopVisit(app, request, reply);
      if (visit !== null) return withPreparedStatements(() => page(visit));
      return answerWithoutShop(app, request, reply);
    };
  }

  /** A form of another site is refused and changes nothing (ORD-12). */
  function ofOwnForm(page: Page): Page {
    return async (visit) => {
      if (!isOwnForm(services, visit.request, visit.posted('crumb'))) throw new CallError('crumb-fail');
      return page(visit);
    };
  }
}

/** Only of a cart that can be bought; any other one is on the cart page, which says why (ORD-29, ORD-32). */
function ofOpen(page: (visit: ShopVisit, open: OpenCheckout) => FastifyReply | Promise<FastifyReply>): Page {
  return async (visit) => {
    const rules = await readStoreRules(visit.services.db, visit.siteId);
    if (isClosedBy(rules.settings, visit)) return closedCheckout(visit);
    if (visit.request.method !== 'POST') await releaseAwaited(visit);
    else if (await isOwnBought(visit)) {
      // The checkout is that of the shop's cart by now, which the form is not about.
      const ordered = await orderedPath(visit);
      if (ordered !== null) return leadTo(visit, ordered);
    }
    const open = await openCheckout(visit, rules);
    if (open === null) return leadTo(visit, (await orderedPath(visit)) ?? (await cartPath(visit)));
    // What a donor entered a day ago is gone.
    if (isGift(open.found.cart) && open.entries.billing === null) {
      return leadTo(visit, wayBack(visit, open.found).href);
    }
    if (await lacksRecipient(visit, open)) return leadTo(visit, wayBack(visit, open.found).href);
    if (needsAccount(visit, open)) return leadTo(visit, ACCOUNT_PATH);
    if (open.isBuyable || visit.request.method === 'POST') return page(visit, open);
    return open.found.cart.kind !== 'shop' ? ownGonePage(visit, open) : leadTo(visit, '/cart');
  };
}

/** The cart, which says why there is nothing to check out (ORD-32). */
async function cartPath(visit: ShopVisit): Promise<string> {
  return (await checkoutCart(visit))?.isPurchased === true ? '/cart?bought=yes' : '/cart';
}

/** Whom a gift card is for has to be known first; its day may have passed meanwhile (ORD-37, ORD-122). */
async function lacksRecipient({ services, siteId }: ShopVisit, { found }: OpenCheckout): Promise<boolean> {
  if (found.cart.kind !== 'gift-card') return false;
  const days = giftDays(services.now(), await siteTimeZone(services.db, siteId));
  return found.lines.some(({ gift }) => gift === null || Object.keys(giftProblems(gift, days)).length > 0);
}

/** The cart is spoken of where it is what was to be bought (ORD-29). */
async function closedCheckout(visit: ShopVisit): Promise<FastifyReply> {
  const cart = await checkoutCart(visit);
  if (cart !== null && isGift(cart)) return sendClosedShop(visit, 'donation');
  return sendClosedShop(visit, cart === null || cart.kind === 'shop' ? 'cart' : 'alone');
}

async function isOwnBought({ services, siteId, request }: ShopVisit): Promise<boolean> {
  return (await ownCartOf(services, siteId, request))?.isPurchased === true;
}

/** Who is back in the checkout without having paid goes on with the cart, of which nothing is reserved any more (ORD-87). */
async function releaseAwaited(visit: ShopVisit): Promise<void> {
  const { services, siteId, callProvider } = visit;
  const cart = await checkoutCart(visit);
  if (cart === null || cart.isPurchased) return;
  await releaseCart(services, siteId, cart.id, callProvider);
  const planId = cart.begins?.planId ?? null;
  if (planId !== null && cart.memberId !== null)
    await releasePlan(services, siteId, { planId, memberId: cart.memberId }, callProvider);
}

/** From the owner’s screen to what can be bought: test orders are placed in this browser from here on (ORD-107). */
async function startTest(visit: ShopVisit, ticket: string): Promise<FastifyReply> {
  if (!beginTest(visit, ticket)) return gonePage(visit);
  const storePath = await findStorePath(visit.services.db, visit.siteId);
  return leadTo(visit, storePath === null ? '/' : encodeURI(storePath));
}

/** A step that cannot be opened yet leads to the first one that is not complete (ORD-14). */
function ofStep(step: CheckoutStep, page: StepPage): StepPage {
  return async (visit, open) =>
    mayOpenStep(step, open.progress) || !open.isBuyable ? page(visit, open) : leadTo(visit, nextOf(open));
}

function nextOf({ progress }: OpenCheckout): string {
  return `/checkout/${firstOpenStep(progress)}`;
}

/** Where a form leads that was sent twice: to the one order that it made (ORD-159). */
async function orderedPath(
  visit: ShopVisit,
  submission = visit.posted('submission'),
): Promise<string | null> {
  const { services, siteId } = visit;
  for (const { id: cartId } of submission === '' ? [] : await submittedCarts(visit)) {
    const order = await findSubmittedOrder(services.db, services.cipher, {
      siteId,
      cartId,
      cartVersion: -1,
      submissionKey: submissionKey(cartId, submission),
    });
    if (order !== null) return `/checkout/order/${order.token}`;
  }
  return null;
}

function hasCart({ request }: ShopVisit): boolean {
  return cartTokenHash(request) !== null || memberOf(request.caller) !== null;
}
