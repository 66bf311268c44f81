import { z } from 'zod';
import { isEmailAddress } from '#domain/forms/is-email-address.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { DRAFT_PAYMENTS, orderDraftSchema, orderEditSchema } from '#domain/orders/order-draft.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

const ofOrders = { host: 'app', access: { kind: 'permission', any: ['commerce.orders'] } } as const;
/** Whole minor units of the currency of the store or the order. */
const amount = z.int();

const sellableSchema = z.object({
  productId: documentIdSchema,
  variantId: idSchema(),
  title: z.string(),
  optionText: z.string(),
  sku: z.string(),
  price: amount,
  /** Null where it is not counted. */
  left: z.int().nullable(),
  isSent: z.boolean(),
});
export type Sellable = z.infer<typeof sellableSchema>;

/** Products that can be written into an order, by title, 20 a page (ORD-100, ORD-105). */
export const findSellable = defineEndpoint({
  ...ofOrders,
  method: 'GET',
  path: '/api/orders/sellable',
  query: z.object({
    search: z.string().trim().max(200).default(''),
    ...pageQuery({ pageSize: 20, maxPageSize: 20 }),
  }),
  output: z.object({
    currency: z.enum(CURRENCY_CODES),
    found: z.array(sellableSchema),
    /** There is a page after this one. */
    hasMore: z.boolean(),
  }),
});

const pricedLineSchema = z.object({
  amount,
  discount: amount,
  tax: amount,
  /** Why it cannot be sold, with what is left; null where it can. */
  left: z.int().nullable(),
});

/** What an order comes to that is not saved yet, line by line in the order in which they were sent. */
const pricedOrderSchema = z.object({
  currency: z.enum(CURRENCY_CODES),
  lines: z.array(pricedLineSchema),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  taxIncluded: z.boolean(),
  taxes: z.array(z.object({ name: z.string(), amount })),
  total: amount,
  /** Ways of delivery of the shop for its address, the cheapest first. */
  options: z.array(z.object({ id: z.string(), name: z.string(), price: amount, isPickup: z.boolean() })),
  selected: z.object({ id: z.string(), name: z.string(), isPickup: z.boolean() }).nullable(),
  deliveryProblem: z.enum(['there', 'together']).nullable(),
  requiresShipping: z.boolean(),
});
export type PricedOrder = z.infer<typeof pricedOrderSchema>;

/** What an order by hand would come to; nothing is stored (ORD-105). */
export const priceOrderDraft = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/draft',
  body: orderDraftSchema,
  output: pricedOrderSchema,
});

/** Makes an order by hand; the same submission makes one (ORD-105, ORD-159). Errors: draft-changed, draft-short, draft-address. */
export const createOrder = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders',
  body: orderDraftSchema.extend({
    /** Empty, or one that follows the rule of emails (ORD-18, LINK-38). */
    email: orderDraftSchema.shape.email.refine((email) => email === '' || isEmailAddress(email)),
    submission: z.string().min(16).max(64),
    /** What was shown. */
    expectedTotal: amount.min(0),
    payment: z.enum(DRAFT_PAYMENTS),
  }),
  output: z.object({ id: idSchema<'order'>() }),
});

/** A link by which the buyer pays what is open, for seven days from now (ORD-100, ORD-105). Errors: order-state, mail-not-possible. */
export const renewBalanceLink = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/balance-link',
  params: z.object({ orderId: idSchema<'order'>() }),
  body: z.object({ isMailed: z.boolean() }),
  output: z.object({ url: z.url(), until: z.iso.datetime() }),
});

/** What an order would come to that is edited, what would be open and what too much; nothing is stored (ORD-100). */
export const priceOrderEdit = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/edit/price',
  params: z.object({ orderId: idSchema<'order'>() }),
  body: orderEditSchema,
  output: pricedOrderSchema.extend({ due: amount, tooMuch: amount }),
});

/**
 * Changes an order: pieces, lines, address and delivery, and how its buyer is reached (ORD-100). Errors: order-changed, order-state, draft-changed,
 * draft-short, draft-address.
 */
export const editOrder = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/orders/:orderId/edit',
  params: z.object({ orderId: idSchema<'order'>() }),
  body: orderEditSchema.extend({
    /** Null: it stays. Nobody is left without one. */
    email: z.string().trim().max(ORDER_LIMITS.email).refine(isEmailAddress).nullable(),
    phone: z.string().trim().max(ORDER_LIMITS.addressLine).nullable(),
    version: z.int().min(0),
    /** What was shown. */
    expectedTotal: amount.min(0),
    isMailed: z.boolean(),
    /** The buyer gets a link to pay what is open. */
    hasLink: z.boolean(),
    /** What was paid too much goes back at once. */
    isRefunded: z.boolean(),
  }),
  output: z.object({}),
});
