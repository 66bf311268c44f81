import { z } from 'zod';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** An order has its number: it is received, or paid already. */
export const orderPlaced = defineEvent({
  type: 'order-placed',
  params: z.object({
    /** Its owner has written it (ORD-105). */
    isByHand: z.boolean().optional(),
    /** The buyer gets a link to pay it by. */
    hasLink: z.boolean().optional(),
  }),
});

/** With its first order, which is paid or received, a subscription has come into being. */
export const subscriptionBegun = defineEvent({
  type: 'subscription-begun',
  params: z.object({ orderId: z.string() }),
});

/** Something was sold out by an order, or came back with one that was canceled. */
export const availabilityChanged = defineEvent({ type: 'availability-changed', params: z.object({}) });

/** All of it was paid. */
export const orderPaid = defineEvent({ type: 'order-paid', params: z.object({}) });

/** A payment of which the buyer was told that it is under way did not come, and with it ended what it was for (ORD-87). */
export const orderPaymentFailed = defineEvent({
  type: 'order-payment-failed',
  params: z.object({ paymentId: z.string() }),
});

/** A renewal was tried and not paid: it is tried again, or its buyer pays it (ORD-112). */
export const renewalFailed = defineEvent({
  type: 'order-renewal-failed',
  params: z.object({ paymentId: z.string() }),
});

/** Nobody has paid a renewal in its days (ORD-112). */
export const renewalExpired = defineEvent({ type: 'order-renewal-expired', params: z.object({}) });

/** It can be fetched (ORD-61). */
export const orderReady = defineEvent({ type: 'order-ready', params: z.object({}) });

/** Some of its pieces were sent, or handed over. */
export const orderFulfilled = defineEvent({
  type: 'order-fulfilled',
  params: z.object({ fulfilmentId: z.string(), isMailed: z.boolean() }),
});

export const orderCanceled = defineEvent({
  type: 'order-canceled',
  params: z.object({ isMailed: z.boolean(), isUnpaid: z.boolean(), isLate: z.boolean().optional() }),
});

/** Money is on its way back to the buyer (ORD-80). */
export const orderRefunded = defineEvent({
  type: 'order-refunded',
  params: z.object({ refundId: z.string(), isMailed: z.boolean() }),
});

/** The provider could not give money back, which may turn out days later (ORD-81). */
export const orderRefundFailed = defineEvent({
  type: 'order-refund-failed',
  params: z.object({ refundId: z.string() }),
});

/** Pieces that were not sent yet were given up (ORD-102). */
export const piecesCanceled = defineEvent({
  type: 'order-pieces-canceled',
  params: z.object({
    isMailed: z.boolean(),
    lines: z.array(z.object({ lineId: z.string(), pieces: z.int() })),
  }),
});

/** A buyer withdrew from the contract, of all of it or of some pieces (ORD-147). */
export const orderWithdrawn = defineEvent({ type: 'order-withdrawn', params: z.object({}) });

/** Its owner has changed what is in it, or where it goes (ORD-100). */
export const orderEdited = defineEvent({
  type: 'order-edited',
  params: z.object({
    isMailed: z.boolean(),
    /** The buyer gets a link to pay what is open. */
    hasLink: z.boolean(),
  }),
});

/** A bank asks money back for a buyer (ORD-82). */
export const orderDisputed = defineEvent({
  type: 'order-disputed',
  params: z.object({ disputeId: z.string() }),
});
