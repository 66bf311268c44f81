import type { FastifyReply } from 'fastify';
import type { ShopPageKind } from '#site/content/page-content.ts';
import { hasToBeFetched } from '#domain/orders/has-to-be-fetched.ts';
import { addressLines, type OrderAddress } from '#domain/orders/order-address.ts';
import { cart } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill, type Words } from '#messages/message.ts';
import { findStorePath } from '#server/content-entries/store-page.ts';
import { orderByToken } from '#server/orders/order-by-token.ts';
import { sendBuyerReceipt } from '#server/order-prints/buyer-receipt.tsx';
import { followPayment } from '#server/orders/paying/follow-payment.ts';
import { paidOrder } from '#server/orders/paying/paid-order.ts';
import { loadOrder, tokenOfOrder, type StoredOrder } from '#server/orders/queries.ts';
import type { ShownLink } from '#views/checkout/checkout-state.ts';
import { balanceDue } from '#domain/orders/balance.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { parcelsOfOrders } from '#server/orders/parcels-of-orders.ts';
import { giftCards } from '#messages/en/gift-cards.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import { withdrawals } from '#messages/en/withdrawals.ts';
import { loadWithdrawals } from '#server/withdrawals/load-withdrawals.ts';
import { withdrawableLines } from '#server/withdrawals/withdrawable-lines.ts';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { OrderView } from '#views/checkout/order-view.tsx';
import { checkoutCart } from './checkout-cart.ts';
import { giveUp } from './pay-order.ts';
import { beganBy } from './began-by.ts';
import { contributionPage } from './contribution-page.tsx';
import { giftSections } from './gift-sections.ts';
import { countryNames } from './country-options.ts';
import { gonePage } from './notice-pages.tsx';
import { orderOfLink } from '#server/orders/order-link.ts';
import { placedSummary } from './placed-summary.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';

/** As long as the page shows addresses and the email to whoever has its address (ORD-38). */
const SHOWN_MS = 24 * 60 * 60 * 1000;
/** As long as its mail is on its way, at the latest. */
const FRESH_MS = 60 * 60 * 1000;

/** `/checkout/order/{token}`: what was ordered, and how it is paid where the money is not there yet (ORD-38). */
export async function orderPage(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { services, siteId } = visit;
  const order = await orderByToken(services.db, siteId, token);
  if (order === null) return awaitedPage(visit, token);
  return sendOrder(visit, order, isRecentOrder(visit, order));
}

/** The receipt of an order for the printer; as its page, after a day it has no address (ORD-38, ORD-104). */
export async function orderReceipt(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { services, siteId } = visit;
  const order = await orderByToken(services.db, siteId, token);
  return order === null ? gonePage(visit) : sendBuyerReceipt(visit, order, isRecentOrder(visit, order));
}

function isRecentOrder({ services }: ShopVisit, { placedAt }: StoredOrder): boolean {
  return services.now() < placedAt.getTime() + SHOWN_MS;
}

/** An order whose payment is not known yet: asked for once more with each look at it (ORD-76, ORD-166). */
async function awaitedPage(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { services, siteId, translate, callProvider } = visit;
  const order = await paidOrder(services.db, siteId, token);
  if (order === null || order.paymentId === null) return gonePage(visit);
  // Where a renewal is paid that could not be charged.
  const isOpenRenewal = order.subscriptionId !== null && order.state === 'awaitingPayment';
  if (isOpenRenewal && order.paymentStatus !== 'processing')
    return leadTo(visit, `/checkout/balance/${token}`);
  const followed =
    order.placedAt === null ? await followPayment(services, siteId, order.paymentId, { callProvider }) : null;
  if (followed?.payUrl != null) return leadTo(visit, followed.payUrl);
  // Nobody goes on with fields that are not there any more.
  if (followed?.fieldsSecret != null && followed.status === 'needs-method')
    return giveUp(visit, token, order, followed);
  const isExpress = ((await checkoutCart(visit))?.kind ?? 'shop') !== 'shop';
  const toCart = { href: '/cart', label: translate(checkout.changeCart) };
  const isAwaited = followed === null || followed.order === 'awaitingPayment';
  if (!isAwaited && followed.order !== 'expired') return leadTo(visit, `/checkout/order/${token}`);
  const state = isAwaited
    ? {
        title: translate(checkout.orderReceived),
        text: `${translate(checkout.awaited)} ${translate(checkout.awaitedText)}`,
        links: [{ href: `/checkout/order/${token}`, label: translate(checkout.checkAgain) }],
      }
    : {
        title: translate(checkout.title),
        text: translate(checkout.notPaid),
        links: [isExpress ? { href: '/checkout', label: translate(checkout.title) } : toCart],
      };
  const title = isAwaited ? checkout.orderReceived : checkout.title;
  const kind = isAwaited ? 'order-received' : 'checkout';
  return sendCheckoutPage(visit, { kind, path: '/checkout', title, view: <NoticeView state={state} /> });
}

/** `/orders/view/{link}`: the same with addresses, for as long as a link that was mailed works (ORD-145). */
export async function linkedOrderPage(visit: ShopVisit, link: string): Promise<FastifyReply> {
  const order = await linkedOrder(visit, link);
  return order === null ? gonePage(visit) : sendOrder(visit, order, true);
}

/** The receipt of an order by a link that was mailed, or that its member has (ORD-104, ORD-144). */
export async function linkedReceipt(visit: ShopVisit, link: string): Promise<FastifyReply> {
  const order = await linkedOrder(visit, link);
  return order === null ? gonePage(visit) : sendBuyerReceipt(visit, order, true);
}

/** What an address of an order leads to besides its page, by its secret or by a link that was mailed. */
export function ofOrder(
  kind: 'secret' | 'link',
  page: (visit: ShopVisit, order: StoredOrder) => Promise<FastifyReply>,
) {
  return async (visit: ShopVisit, token: string): Promise<FastifyReply> => {
    const { services, siteId } = visit;
    const order =
      kind === 'secret' ? await orderByToken(services.db, siteId, token) : await linkedOrder(visit, token);
    return order === null ? gonePage(visit) : page(visit, order);
  };
}

/** What shows addresses, as the page of an order does: after a day by a link that was mailed alone (ORD-38, ORD-145). */
export function ofRecent(page: (visit: ShopVisit, order: StoredOrder) => Promise<FastifyReply>) {
  return async (visit: ShopVisit, order: StoredOrder): Promise<FastifyReply> =>
    isRecentOrder(visit, order) ? page(visit, order) : leadTo(visit, '/orders/find');
}

async function linkedOrder({ services, siteId }: ShopVisit, link: string): Promise<StoredOrder | null> {
  const orderId = orderOfLink(services, siteId, link);
  return orderId === null ? null : loadOrder(services.db, siteId, orderId, 'all');
}

async function sendOrder(visit: ShopVisit, order: StoredOrder, isRecent: boolean): Promise<FastifyReply> {
  if (order.kind === 'donation') return contributionPage(visit, order);
  const begun = beganBy(visit, order);
  const { services, siteId, translate } = visit;
  const { paymentInstructions } = await loadStoreSettings(services.db, siteId);
  const title = begun?.title ?? titleOf(order);
  const waits = order.state === 'received';
  const offered = await withdrawableLines(services.db, siteId, order, services.now());
  const parcels = isRecent ? await parcelsOfOrders(services.db, siteId, [order.id]) : [];
  const parcelTexts = parcels.map(({ text }) => text).filter((text) => text !== '');
  const withdrawn = await loadWithdrawals(services.db, siteId, order.id);
  const isFresh =
    isRecent &&
    withdrawn.length === 0 &&
    !order.isTest &&
    order.email !== '' &&
    order.state !== 'canceled' &&
    services.now() < order.placedAt.getTime() + FRESH_MS;
  const address = visit.request.url.split('?')[0] ?? '';
  const isWithdrawn = new URL(visit.request.url, 'http://localhost').searchParams.has('withdrawn');
  const gifts = isRecent ? await giftSections(visit, order, address) : [];
  const isGiftChanged = new URL(visit.request.url, 'http://localhost').searchParams.get('gift') === 'changed';
  const instructions =
    paymentInstructions.trim() === '' ? translate(checkout.sellerTells) : paymentInstructions;
  const state = {
    title: translate(title),
    texts: [
      ...(begun === null ? (isFresh ? [translate(checkout.thanks)] : []) : [translate(begun.text)]),
      translate(fill(checkout.orderNumber, { number: order.number })),
      ...(isFresh ? [translate(fill(checkout.confirmationMailed, { email: order.email }))] : []),
      ...(order.readyAt !== null && hasToBeFetched(order) ? [translate(checkout.readyForPickup)] : []),
      ...(order.isTest ? [translate(checkout.isTest)] : []),
      ...(isGiftChanged && gifts.length > 0 ? [translate(giftCards.saved)] : []),
      ...(isWithdrawn && withdrawn.length > 0 ? [translate(withdrawals.received)] : []),
    ],
    sections: [
      ...(waits ? [{ title: translate(checkout.howToPay), lines: [instructions] }] : []),
      ...gifts,
      ...(isRecent ? detailsOf(visit, order) : []),
      ...(isRecent ? [] : [{ title: translate(checkout.contact), lines: [translate(checkout.noDetails)] }]),
      ...(parcelTexts.length === 0 ? [] : [{ title: translate(orderMails.sentWith), lines: parcelTexts }]),
      ...(withdrawn.length === 0
        ? []
        : [
            {
              title: translate(withdrawals.withdrawn),
              lines: withdrawn.flatMap(({ lines }) => lines.map((line) => `${line.pieces} × ${line.title}`)),
            },
          ]),
    ],
    summary: { ...placedSummary(visit, order), ...(begun?.plan == null ? {} : { plan: begun.plan }) },
    receipt: isRecent
      ? { href: `${visit.request.url.split('?')[0]}/receipt`, label: translate(checkout.receipt) }
      : null,
    parcels: parcels.flatMap(({ url }) =>
      url === '' ? [] : [{ href: url, label: translate(orderMails.follow) }],
    ),
    withdraw:
      offered.length === 0 ? null : { href: `${address}/withdraw`, label: translate(withdrawals.offer) },
    link:
      (await payLink(visit, order)) ??
      begun?.next ??
      (isRecent
        ? {
            href: encodeURI((await findStorePath(services.db, siteId)) ?? '/'),
            label: translate(cart.toShop),
          }
        : { href: '/orders/find', label: translate(checkout.findTitle) }),
  };
  return sendCheckoutPage(visit, {
    kind: begun?.kind ?? kindOf(order),
    path: '/checkout',
    title,
    view: <OrderView state={state} />,
  });
}

function kindOf({ state }: StoredOrder): ShopPageKind {
  if (state === 'canceled') return 'checkout';
  return state === 'received' ? 'order-received' : 'order-confirmed';
}

/** To pay what is open, as long as its link works (ORD-100). */
async function payLink(
  { services, siteId, translate }: ShopVisit,
  order: StoredOrder,
): Promise<ShownLink | null> {
  const { state, balanceUntil, currency } = order;
  const due = state === 'canceled' ? 0 : balanceDue(order);
  if (due === 0 || balanceUntil === null || balanceUntil.getTime() <= services.now()) return null;
  const token = await tokenOfOrder(services.db, services.cipher, siteId, order.id);
  const total = formatMoney(moneyValue(toCents(due), currency));
  return { href: `/checkout/balance/${token}`, label: translate(fill(checkout.payTotal, { total })) };
}

function titleOf({ state }: StoredOrder): Words {
  if (state === 'canceled') return checkout.orderCanceled;
  return state === 'received' ? checkout.orderReceived : checkout.orderConfirmed;
}

function detailsOf({ translate, published }: ShopVisit, order: StoredOrder) {
  const country = countryNames(published.loaded.shell.settings.language);
  const lines = (address: OrderAddress) => [
    ...addressLines(address),
    ...(address.country === '' ? [] : [country(address.country)]),
  ];
  const { delivery, billing, deliveryOption } = order;
  const isFetched = deliveryOption?.isPickup === true;
  return [
    ...(isFetched
      ? [
          {
            title: translate(orderMails.fetchAt),
            lines: [deliveryOption.name, ...(deliveryOption.pickupNote ?? '').split('\n')].filter(
              (text) => text !== '',
            ),
          },
        ]
      : []),
    {
      title: translate(checkout.contact),
      lines: [order.email, order.phone].filter((text) => text !== ''),
    },
    ...(delivery === null ? [] : [{ title: translate(checkout.deliveryAddress), lines: lines(delivery) }]),
    ...(billing === null ? [] : [{ title: translate(checkout.billing), lines: lines(billing) }]),
    ...order.fields.map(({ title, answer }) => ({ title, lines: answer.split('\n') })),
  ];
}
