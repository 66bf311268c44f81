import type { FastifyReply } from 'fastify';
import { donations } from '#messages/en/donations.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill } from '#messages/message.ts';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { OrderView } from '#views/checkout/order-view.tsx';
import { beganBy } from './began-by.ts';
import { orderSummary } from './order-summary.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';

/**
 * The page after something was given: thanks, what was given, and how it is paid where it is not yet. What was canceled was
 * not given, and has the page of the checkout (CONT-151, COMM-58, ORD-38).
 */
export async function contributionPage(visit: ShopVisit, donation: StoredOrder): Promise<FastifyReply> {
  const { services, siteId, translate } = visit;
  const { lines, subtotal, total, currency, state, number } = donation;
  const { paymentInstructions } = await loadStoreSettings(services.db, siteId);
  const waits = state === 'received';
  const isCanceled = state === 'canceled';
  const title = isCanceled ? donations.canceled : waits ? donations.pledged : donations.thanks;
  // Of what is given again and again, when it is charged next.
  const plan = beganBy(visit, donation)?.plan;
  const amount = orderMoney(donation, total);
  const fund = lines[0]?.title ?? '';
  const how = paymentInstructions.trim() === '' ? translate(checkout.sellerTells) : paymentInstructions;
  const shown = {
    title: translate(title),
    texts: [
      ...(isCanceled
        ? []
        : [translate(fill(waits ? donations.pledgedText : donations.given, { amount, fund }))]),
      translate(fill(donations.number, { number })),
      ...(donation.isTest ? [translate(checkout.isTest)] : []),
    ],
    sections: waits ? [{ title: translate(checkout.howToPay), lines: [how] }] : [],
    summary: {
      ...orderSummary(
        translate,
        { currency, lines, subtotal, discounts: [], taxes: [], isTaxWithin: false, total },
        null,
      ),
      ...(plan == null ? {} : { plan }),
    },
    receipt: null,
    withdraw: null,
    parcels: [],
    link: { href: '/', label: translate(checkout.backToSite) },
  };
  return sendCheckoutPage(visit, {
    kind: isCanceled ? 'checkout' : waits ? 'order-received' : 'contribution-confirmed',
    path: '/checkout',
    title,
    view: <OrderView state={shown} />,
  });
}
