import type { FastifyReply } from 'fastify';
import { checkout } from '#messages/en/checkout.ts';
import { members } from '#messages/en/members.ts';
import { fill } from '#messages/message.ts';
import { refusalWords } from '#server/carts/cart-words.ts';
import type { PlacedOrder } from '#server/orders/order-request.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { deliveryStep } from './delivery-step.ts';
import { shortCards } from './gift-cards-part.ts';
import { openCheckout, type OpenCheckout } from './open-checkout.ts';
import { payOrder } from './pay-order.ts';
import { paymentStep } from './payment-step.ts';

/** Where an order leads that was placed, or why it was not. */
export async function answerPlaced(
  visit: ShopVisit,
  open: OpenCheckout,
  placed: PlacedOrder,
): Promise<FastifyReply> {
  switch (placed.kind) {
    case 'placed':
      return placed.isAwaiting
        ? payOrder(visit, placed.token)
        : leadTo(visit, `/checkout/order/${placed.token}`);
    case 'too-many-attempts':
      return paymentStep(visit, open, { faults: [checkout.tooManyPayments], status: 429 });
    case 'gone':
      return leadTo(visit, '/cart');
    case 'closed':
      return paymentStep(visit, open, { faults: [members.enrolmentClosed], status: 409 });
    case 'awaited':
      // With a look at the step what is being paid elsewhere ends (ORD-87).
      return leadTo(visit, '/checkout/payment');
    case 'tried':
    case 'bought':
      return leadTo(visit, '/account/plans');
    case 'not-payable':
      return paymentStep(visit, open, { faults: [checkout.notPayable] });
    case 'undeliverable':
      return deliveryStep(visit, open, {}, [
        placed.problem === 'together' ? checkout.notTogether : checkout.notThere,
      ]);
    case 'cards-short': {
      const now = (await openCheckout(visit, open.rules)) ?? open;
      return paymentStep(visit, now, { faults: shortCards(now), status: 409 });
    }
    case 'changed':
    case 'short': {
      // With the figures of now, which may have changed since the page was asked for.
      const now = (await openCheckout(visit, open.rules)) ?? open;
      return blocked(visit, now, placed.kind === 'short' ? placed.lines : []);
    }
  }
}

/** The order is another one than the buyer saw: every line that is short is named, with what is left (ORD-26, ORD-85). */
export function blocked(
  visit: ShopVisit,
  open: OpenCheckout,
  lines: readonly { readonly title: string; readonly left: number }[],
): Promise<FastifyReply> {
  const short = lines.map(({ title, left }) =>
    left === 0 ? fill(checkout.soldOut, { title }) : fill(checkout.onlyLeft, { title, count: left }),
  );
  // Their owner lets an order have fewer by now (ORD-02).
  const tooMany = open.found.lines.flatMap(({ title, problem }) =>
    problem?.kind === 'tooMany' ? [refusalWords(problem, title)] : [],
  );
  return paymentStep(visit, open, { faults: [checkout.changed, ...short, ...tooMany], status: 409 });
}

/** What there is too little of, by its title. */
export function shortLines({ found }: OpenCheckout) {
  return found.lines.flatMap(({ title, problem }) => {
    if (problem === null || problem.kind === 'gone' || problem.kind === 'tooMany') return [];
    return [{ title, left: problem.kind === 'short' ? problem.left : 0 }];
  });
}
