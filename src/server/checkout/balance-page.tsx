import type { FastifyReply } from 'fastify';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { checkout } from '#messages/en/checkout.ts';
import { fill, type Words } from '#messages/message.ts';
import { beginBalancePayment } from '#server/orders/balance/begin-balance-payment.ts';
import { openBalance, type OpenBalance } from '#server/orders/balance/open-balance.ts';
import { followPayment, type FollowedTo } from '#server/orders/paying/follow-payment.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { BalanceView, type BalanceState } from '#views/checkout/balance-view.tsx';
import { gonePage } from './notice-pages.tsx';
import { placedSummary } from './placed-summary.ts';
import { paymentFaults } from './payment-faults.ts';
import { originsOf } from './payment-fields.ts';
import { chosenWay, providerParts } from './provider-parts.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';

/** `/checkout/balance/{token}`: what is open of an order, and the ways to pay it, for as long as the link works (ORD-100). */
export async function balancePage(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const balance = await openBalance(visit.services, visit.siteId, token);
  if (balance === null) return gonePage(visit);
  const { searchParams } = new URL(visit.request.url, 'http://localhost');
  return sendBalance(visit, token, balance, paymentFaults(searchParams.get('failed')));
}

/** Begins to pay what is open, or leads on to where that was begun (ORD-79, ORD-159). */
export async function payBalance(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { services, siteId, callProvider } = visit;
  const balance = await openBalance(services, siteId, token);
  if (balance === null) return gonePage(visit);
  const { order, due, isOver } = balance;
  const chosen = chosenWay(visit, balance);
  if (due === 0 || isOver || chosen === null) return sendBalance(visit, token, balance, []);
  const seconds = await countMemberTry(services, siteId, 'payment', visit.request.ip);
  if (seconds !== null) {
    visit.reply.header('retry-after', seconds);
    return sendBalance(visit, token, balance, [checkout.tooManyPayments], 429);
  }
  const begin = () => beginBalancePayment(services, siteId, order.id, chosen);
  let begun = await begin();
  if (begun.kind === 'open') {
    const ended = await followPayment(services, siteId, begun.paymentId, {
      isEnding: !begun.isSame,
      callProvider,
    });
    if (begun.isSame && isGoingOn(ended)) return leadOn(visit, token, ended);
    begun = await begin();
  }
  if (begun.kind === 'too-many-attempts') {
    return sendBalance(visit, token, balance, [checkout.tooManyPayments], 429);
  }
  if (begun.kind === 'nothing') return leadTo(visit, `/checkout/order/${token}`);
  if (begun.kind === 'short') return sendBalance(visit, token, balance, [checkout.renewalShort], 409);
  // The provider says nothing of the attempt before: nobody knows whether it takes money.
  if (begun.kind === 'open') return leadTo(visit, `/checkout/balance/${token}?failed=try-again`);
  return leadOn(visit, token, await followPayment(services, siteId, begun.paymentId, { callProvider }));
}

/** Where a provider leads back to of an order that was placed before. */
export async function backFromBalance(
  visit: ShopVisit,
  token: string,
  paymentId: PaymentId,
): Promise<FastifyReply> {
  const { services, siteId, callProvider } = visit;
  const first = await followPayment(services, siteId, paymentId, { callProvider });
  const isGivenUp = first?.status === 'needs-method';
  const last = isGivenUp
    ? await followPayment(services, siteId, paymentId, { isEnding: true, callProvider })
    : first;
  const isOver = last?.status === 'failed' || last?.status === 'canceled';
  return leadTo(
    visit,
    isOver ? `/checkout/balance/${token}?failed=${last.failure ?? 'ended'}` : `/checkout/order/${token}`,
  );
}

function isGoingOn(followed: FollowedTo | null): boolean {
  return followed !== null && followed.status !== 'failed' && followed.status !== 'canceled';
}

function leadOn(visit: ShopVisit, token: string, followed: FollowedTo | null): FastifyReply {
  if (followed?.payUrl != null) return leadTo(visit, followed.payUrl);
  const isOver = followed?.status === 'failed' || followed?.status === 'canceled';
  return leadTo(
    visit,
    isOver ? `/checkout/balance/${token}?failed=${followed.failure ?? 'ended'}` : `/checkout/order/${token}`,
  );
}

function sendBalance(
  visit: ShopVisit,
  token: string,
  balance: OpenBalance,
  faults: readonly Words[],
  status = 200,
): Promise<FastifyReply> {
  const { translate } = visit;
  const { order, due, isOver, providers } = balance;
  const amount = formatMoney(moneyValue(toCents(due), order.currency));
  const isPayable = due > 0 && !isOver;
  const state: BalanceState = {
    title: translate(checkout.balanceTitle),
    texts: [
      // A renewal has its number once it is paid.
      ...(order.number === '' ? [] : [translate(fill(checkout.orderNumber, { number: order.number }))]),
      ...(due === 0
        ? [translate(order.state === 'canceled' ? checkout.orderCanceled : checkout.nothingToPay)]
        : [translate(isOver ? checkout.balanceOver : fill(checkout.balanceText, { amount }))]),
      ...(isPayable ? byHand(visit, balance) : []),
    ],
    problems: shownProblems(visit, [], faults),
    form:
      isPayable && providers.length > 0
        ? {
            action: `/checkout/balance/${token}`,
            hidden: { crumb: issueCrumb(visit.services, visit.request, visit.reply) },
            parts: providerParts(visit, balance),
            submit: translate(fill(checkout.payTotal, { total: amount })),
          }
        : null,
    summary: placedSummary(visit, order),
    link:
      order.number === '' ? null : { href: `/checkout/order/${token}`, label: translate(checkout.seeOrder) },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: checkout.balanceTitle,
    view: <BalanceView state={state} />,
    status,
    // On the pages of providers, none of whose scripts run here.
    origins: originsOf(visit, { providers, accounts: [], tester: null, isTest: order.isTest, kept: [] }),
  });
}

/** How it is paid without a provider; where neither is there, the seller is asked (ORD-70, ORD-73). */
function byHand({ translate }: ShopVisit, { settings, providers, order }: OpenBalance): readonly string[] {
  const instructions = settings.paymentInstructions.trim();
  if (!settings.takesManualPayment || order.isTest) {
    return providers.length > 0 ? [] : [translate(checkout.notPayable)];
  }
  return [
    instructions === '' && providers.length === 0 ? translate(checkout.sellerTells) : instructions,
  ].filter((text) => text !== '');
}
