import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { orderAddressSchema } from '#domain/orders/order-address.ts';
import { ORDER_EVENT_BY, ORDER_EVENT_KINDS } from '#domain/orders/order-event.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { ORDER_SORTS } from '#domain/orders/order-sorts.ts';
import { ORDER_FILTERS, ORDER_STATES } from '#domain/orders/order-states.ts';
import { PAYMENT_WORDS } from '#domain/orders/payment-word.ts';
import { REFUND_STATUSES } from '#domain/orders/refund-status.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

const ofOrders = { host: 'app', access: { kind: 'permission', any: ['commerce.orders'] } } as const;
const orderId = idSchema<'order'>();
const orderParams = z.object({ orderId });
const currency = z.enum(CURRENCY_CODES);
/** Whole minor units of the currency of the order. */
const amount = z.int();

export const ORDERS_PER_PAGE = 50;

const orderHeadSchema = z.object({
  id: orderId,
  number: z.string(),
  placedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  currency,
  total: amount,
  payment: z.enum(PAYMENT_WORDS),
  state: z.enum(ORDER_STATES),
  /** Somebody tried the shop: nothing of it counts (ORD-107). */
  isTest: z.boolean(),
});
const listedOrderSchema = orderHeadSchema.extend({ sort: z.enum(ORDER_SORTS) });
export type ListedOrder = z.infer<typeof listedOrderSchema>;

const orderFilter = {
  filter: z.enum(ORDER_FILTERS).optional(),
  sort: z.enum(ORDER_SORTS).optional(),
  /** The beginning of a number, a name, an email or a SKU. */
  search: z.string().trim().max(200).optional(),
};

/** A page of the orders that were placed, newest first (ORD-95). */
export const listOrders = defineEndpoint({
  ...ofOrders,
  method: 'GET',
  path: '/api/orders',
  query: z.object({
    ...orderFilter,
    ...pageQuery({ pageSize: ORDERS_PER_PAGE, maxPageSize: ORDERS_PER_PAGE }),
  }),
  output: z.object({
    orders: z.array(listedOrderSchema),
    /** What matches, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

const lineSchema = z.object({
  id: idSchema<'order-line'>(),
  /** Null where it is not there any more, or the caller may not see products. */
  productId: documentIdSchema.nullable(),
  title: z.string(),
  optionText: z.string(),
  /** A gift card, or not paid yet and nothing to be sent, such as a plan: paying or mailing it fulfils it, nobody packs it (ORD-101). */
  isFulfilledByItself: z.boolean(),
  sku: z.string(),
  pieces: z.int(),
  fulfilled: z.int(),
  /** Given up before they were sent (ORD-102). */
  canceled: z.int(),
  refunded: z.int(),
  unit: amount,
  amount,
  discount: amount,
  tax: amount,
  image: z.object({ path: z.string(), alt: z.string() }).nullable(),
  answers: z.array(z.object({ label: z.string(), answer: z.string() })),
});

const giftSchema = z.object({
  /** That of the card, or of its line as long as it is not paid. */
  id: z.string(),
  lineId: idSchema<'order-line'>(),
  /** Null as long as it is not paid. */
  card: z.object({ id: idSchema<'gift-card'>(), last4: z.string() }).nullable(),
  pieces: z.int(),
  name: z.string(),
  email: z.string(),
  sender: z.string(),
  message: z.string(),
  /** On which it is mailed, in the zone of the site; null: as soon as it is paid. */
  day: z.iso.date().nullable(),
  sentAt: z.iso.datetime().nullable(),
});
export type OrderGift = z.infer<typeof giftSchema>;

const parcelSchema = z.object({
  id: idSchema<'fulfilment'>(),
  carrier: z.string(),
  tracking: z.string(),
  url: z.string(),
  /** On which it was sent, as it was said; null: that of `at`, when it was entered. */
  day: z.iso.date().nullable(),
  at: z.iso.datetime(),
  isUndone: z.boolean(),
  lines: z.array(z.object({ lineId: idSchema<'order-line'>(), pieces: z.int() })),
});
export type OrderParcel = z.infer<typeof parcelSchema>;

const eventSchema = z.object({
  id: idSchema<'order-event'>(),
  kind: z.enum(ORDER_EVENT_KINDS),
  by: z.enum(ORDER_EVENT_BY),
  /** Of the person; null where the account is gone, or nobody did it. */
  person: z.string().nullable(),
  at: z.iso.datetime(),
  /** Of a note what it says, of a payment its reference, of a mail its kind. */
  text: z.string(),
  /** Of a payment or a refund. */
  amount: amount.nullable(),
  /** Of money that somebody counted by hand, when it came (ORD-70). */
  day: z.iso.date().optional(),
});
export type OrderEvent = z.infer<typeof eventSchema>;

const refundSchema = z.object({
  id: idSchema<'refund'>(),
  amount,
  /** Of it, what was tax. */
  tax: amount,
  reason: z.string(),
  status: z.enum(REFUND_STATUSES),
  at: z.iso.datetime(),
});

const orderSchema = orderHeadSchema.extend({
  /** Counts its changes: what was looked at is what is changed. */
  version: z.int(),
  /** Of the buyer; null where there is none, or the caller may not see contacts (CRM-23). */
  contactId: idSchema<'contact'>().nullable(),
  phone: z.string(),
  delivery: orderAddressSchema.nullable(),
  billing: orderAddressSchema.nullable(),
  deliveryOption: z
    .object({ name: z.string(), isPickup: z.boolean(), pickupNote: z.string().optional() })
    .nullable(),
  /** Since when its buyer knows that it can be fetched (ORD-61). */
  readyAt: z.iso.datetime().nullable(),
  note: z.string(),
  /** Answers to the owner's own fields, under their titles of that moment (ORD-22). */
  fields: z.array(z.object({ id: z.string(), title: z.string(), answer: z.string() })),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  taxIncluded: z.boolean(),
  /** Its buyer paid no tax, by the word of the owner (ORD-68). */
  isTaxExempt: z.boolean(),
  paid: amount,
  refunded: amount,
  /** What can still be refunded (ORD-80). */
  refundable: amount,
  /** Whether what is in it can be changed (ORD-100). */
  isEditable: z.boolean(),
  /** What the buyer still has to pay, and what they paid too much since it was edited (ORD-100). */
  due: amount,
  tooMuch: amount,
  /** Until when a link to pay it works that the buyer has. */
  balanceUntil: z.iso.datetime().nullable(),
  isDeliveryRefunded: z.boolean(),
  refunds: z.array(refundSchema),
  /** How it was paid, of attempts that took money: nothing more is known of a card (ORD-75). */
  methods: z.array(
    z.object({
      /** Of a gift card `gift-card`. */
      brand: z.string(),
      last4: z.string(),
      /** Whole minor units, as all amounts here. */
      amount: z.int(),
    }),
  ),
  /** What banks ask back, or did (ORD-82). */
  disputes: z.array(
    z.object({
      id: idSchema<'dispute'>(),
      amount,
      reason: z.string(),
      evidenceDue: z.iso.datetime().nullable(),
      state: z.enum(['open', 'won', 'lost']),
    }),
  ),
  lines: z.array(lineSchema),
  /** Whom gift cards of it are for, paid or not (ORD-122). */
  gifts: z.array(giftSchema),
  taxes: z.array(z.object({ ruleId: z.string(), name: z.string(), rate: z.int(), amount })),
  discounts: z.array(z.object({ id: z.string(), code: z.string().nullable(), title: z.string(), amount })),
  parcels: z.array(parcelSchema),
  /** The newest first. */
  timeline: z.array(eventSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const getOrder = defineEndpoint({
  ...ofOrders,
  method: 'GET',
  path: '/api/orders/:orderId',
  params: orderParams,
  output: orderSchema,
});

const version = z.int().min(0);

/** Says that money came, all of it or a part (ORD-70). */
export const markOrderPaid = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/paid',
  params: orderParams,
  body: z.object({
    version,
    amount: amount.min(1),
    day: z.iso.date(),
    reference: z.string().trim().max(ORDER_LIMITS.reference),
  }),
  output: z.object({}),
});

/** Says that it can be fetched, which its buyer is told by mail (ORD-61). */
export const markOrderReady = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/ready',
  params: orderParams,
  body: z.object({ version }),
  output: z.object({}),
});

const trackingFields = {
  carrier: z.string().trim().max(ORDER_LIMITS.carrier),
  tracking: z.string().trim().max(ORDER_LIMITS.tracking),
  /** Where the parcel is followed; empty where there is no such page. */
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(ORDER_LIMITS.url)]),
  /** On which it was sent; absent: it is that on which it is entered, or stays as it is. */
  day: z.iso.date().optional(),
};

const piecesOfLines = z
  .array(z.object({ lineId: idSchema<'order-line'>(), pieces: z.int().min(1).max(9_999) }))
  .max(100);

/** Gives money back, whole or in part (ORD-80). */
export const refundOrder = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/refunds',
  params: orderParams,
  body: z.object({
    version,
    amount: amount.min(1),
    /** The pieces that it is for, if it is for any. */
    lines: piecesOfLines,
    hasDelivery: z.boolean(),
    reason: z.string().trim().max(ORDER_LIMITS.reason),
    isRestocked: z.boolean(),
    isMailed: z.boolean(),
  }),
  output: z.object({}),
});

/** Gives up pieces of a partly fulfilled order that were not sent (ORD-102). */
export const cancelPieces = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/canceled-pieces',
  params: orderParams,
  body: z.object({
    version,
    lines: piecesOfLines.min(1),
    /** What is given back for them; 0: nothing, which is chosen expressly. */
    amount: amount.min(0),
    isRestocked: z.boolean(),
    isMailed: z.boolean(),
  }),
  output: z.object({}),
});

/** Sends pieces of lines, or hands them over: one parcel (ORD-101). */
export const fulfilOrder = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/parcels',
  params: orderParams,
  body: z.object({
    version,
    lines: z
      .array(z.object({ lineId: idSchema<'order-line'>(), pieces: z.int().min(1).max(9_999) }))
      .min(1)
      .max(100),
    ...trackingFields,
    isMailed: z.boolean(),
  }),
  output: z.object({ id: idSchema<'fulfilment'>() }),
});

const parcelParams = z.object({ orderId, parcelId: idSchema<'fulfilment'>() });

/** Takes a parcel back: its pieces are not sent (ORD-101). */
export const undoParcel = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/parcels/:parcelId/undo',
  params: parcelParams,
  body: z.object({ version }),
  output: z.object({}),
});

/** Adds or changes how a parcel is followed (ORD-101). */
export const trackParcel = defineEndpoint({
  ...ofOrders,
  method: 'PUT',
  path: '/api/orders/:orderId/parcels/:parcelId',
  params: parcelParams,
  body: z.object({ version, ...trackingFields, isMailed: z.boolean() }),
  output: z.object({}),
});

/** Cancels an order of which nothing was sent (ORD-102). */
export const cancelOrder = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  params: orderParams,
  body: z.object({
    version,
    /** The owner has given back, or gives back, what was paid. */
    isRefunded: z.boolean(),
    isRestocked: z.boolean(),
    isMailed: z.boolean(),
  }),
  output: z.object({}),
});

/** A note for those who work on the site; no buyer sees it (ORD-99). */
export const noteOrder = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/notes',
  params: orderParams,
  body: z.object({ text: z.string().trim().min(1).max(ORDER_LIMITS.internalNote) }),
  output: z.object({}),
});

/** How many orders an export holds; it takes a sign-in of the last hour (CRM-22). */
export const prepareOrderExport = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/export',
  recentSignInMinutes: 60,
  body: z.object(orderFilter),
  output: z.object({ total: z.int() }),
});

/** The orders that match as CSV; a download, so the handler answers itself (ORD-103, CRM-22). */
export const exportOrders = defineEndpoint({
  ...ofOrders,
  method: 'GET',
  path: '/api/orders/export.csv',
  recentSignInMinutes: 60,
  query: z.object(orderFilter),
  output: z.any(),
});

/** Where test orders are placed from here on, for an hour (ORD-107). */
export const beginTestOrder = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/test',
  output: z.object({ url: z.url() }),
});

/** Deletes a test order; others never are (ORD-107). */
export const deleteTestOrder = defineEndpoint({
  ...ofOrders,
  method: 'DELETE',
  path: '/api/orders/:orderId',
  params: orderParams,
  output: z.object({}),
});
