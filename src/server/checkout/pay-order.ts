import type { FastifyReply } from 'fastify';
import { backFromBalance } from './balance-page.tsx';
import { gonePage } from './notice-pages.tsx';
import { followPayment, type FollowedTo } from '#server/orders/paying/follow-payment.ts';
import { paidOrder } from '#server/orders/paying/paid-order.ts';
import { pathOfSubscription } from '#server/subscriptions/path-of-subscription.ts';
import { askScriptToPay, leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { wantsState } from '#server/shop-pages/wants-state.ts';

/**
 * Leads to where an order is paid that was reserved before, or to where its payment led already: a form that is sent twice
 * begins one payment (ORD-74, ORD-159). A provider that does not answer leads to order received (ORD-166).
 */
export async function payOrder(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { services, siteId, callProvider } = visit;
  const order = await paidOrder(services.db, siteId, token);
  if (order === null || order.paymentId === null) return leadTo(visit, '/cart');
  const followed = await followPayment(services, siteId, order.paymentId, { callProvider });
  if (followed?.payUrl != null) return leadTo(visit, followed.payUrl);
  if (followed?.fieldsSecret != null) {
    return wantsState(visit.request)
      ? askScriptToPay(visit, { secret: followed.fieldsSecret, returnPath: `/checkout/return/${token}` })
      : giveUp(visit, token, order, followed);
  }
  if (followed?.order === 'expired') return leadToAgain(visit, order, followed.failure ?? '');
  return leadTo(visit, `/checkout/order/${token}`);
}

/**
 * Where a provider leads back to: on to the order, or to the payment step with what went wrong. Who comes back without having
 * paid has given it up, so that nothing waits for them (ORD-76, ORD-87).
 */
export async function backFromPayment(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { services, siteId, callProvider } = visit;
  const order = await paidOrder(services.db, siteId, token);
  if (order === null) return gonePage(visit);
  if (order.paymentId === null) return leadTo(visit, `/checkout/order/${token}`);
  if (order.placedAt !== null || order.subscriptionId !== null)
    return backFromBalance(visit, token, order.paymentId);
  const followed = await followPayment(services, siteId, order.paymentId, { callProvider });
  const isGivenUp = followed?.order === 'awaitingPayment' && followed.status === 'needs-method';
  if (isGivenUp) return giveUp(visit, token, order, followed);
  return leadBack(visit, token, order, followed);
}

/** Ends a payment that nobody goes on with; one that turns out to be paid is an order (ORD-87). */
export async function giveUp(
  visit: ShopVisit,
  token: string,
  order: PaidOrder,
  before: FollowedTo,
): Promise<FastifyReply> {
  const { services, siteId, callProvider } = visit;
  const ended =
    order.paymentId === null
      ? null
      : await followPayment(services, siteId, order.paymentId, { isEnding: true, callProvider });
  // What went wrong before it was ended.
  return leadBack(
    visit,
    token,
    order,
    ended === null ? null : { ...ended, failure: ended.failure ?? before.failure },
  );
}

function leadBack(
  visit: ShopVisit,
  token: string,
  order: PaidOrder,
  followed: FollowedTo | null,
): FastifyReply | Promise<FastifyReply> {
  if (followed?.order !== 'expired') return leadTo(visit, `/checkout/order/${token}`);
  return leadToAgain(visit, order, followed.failure ?? 'ended');
}

type PaidOrder = NonNullable<Awaited<ReturnType<typeof paidOrder>>>;

/** To where it can be paid otherwise, with what went wrong: of a change of plan its page (ORD-76, MEMB-55). */
async function leadToAgain(visit: ShopVisit, { begins }: PaidOrder, failed: string): Promise<FastifyReply> {
  const { services, siteId } = visit;
  const changed = begins?.changes?.subscriptionId ?? null;
  const path = changed === null ? null : await pathOfSubscription(services, siteId, changed);
  return leadTo(visit, `${path === null ? '/checkout/payment' : `${path}/plan`}?failed=${failed}`);
}
