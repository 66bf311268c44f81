import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { orderAddressSchema } from '#domain/orders/order-address.ts';
import { ORDER_EVENT_BY } from '#domain/orders/order-event.ts';
import { ORDER_STATES } from '#domain/orders/order-states.ts';
import { PAYMENT_WORDS } from '#domain/orders/payment-word.ts';
import { PERIOD_UNITS } from '#domain/subscriptions/billing-period.ts';
import { SUBSCRIPTION_EVENT_KINDS } from '#domain/subscriptions/subscription-event.ts';
import { SUBSCRIPTION_STATES } from '#domain/subscriptions/subscription-states.ts';
import { SUBSCRIPTION_KINDS } from '#domain/subscriptions/subscription-terms.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

/** Repeated donations are seen by those who look after donations, all others by those who look after orders. */
const ofSubscriptions = {
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders', 'commerce.donations'] },
  feature: 'subscriptions',
} as const;
const subscriptionId = idSchema<'subscription'>();
const params = z.object({ subscriptionId });
const version = z.int().min(0);
const moment = z.iso.datetime();
const done = z.object({});

export const SUBSCRIPTIONS_PER_PAGE = 50;

const listedSchema = z.object({
  id: subscriptionId,
  kind: z.enum(SUBSCRIPTION_KINDS),
  state: z.enum(SUBSCRIPTION_STATES),
  title: z.string(),
  optionText: z.string(),
  pieces: z.int(),
  name: z.string(),
  email: z.string(),
  currency: z.enum(CURRENCY_CODES),
  /** What is agreed for each charge, all pieces together, before taxes, delivery and discounts: whole minor units. */
  price: z.int(),
  period: z.object({ value: z.int(), unit: z.enum(PERIOD_UNITS) }),
  /** 0: without end (COMM-45). */
  cycles: z.int(),
  /** How many charges there were. */
  cycle: z.int(),
  /** Of the next charge; null where there is none. */
  nextAt: moment.nullable(),
  createdAt: moment,
  isTest: z.boolean(),
});
export type ListedSubscription = z.infer<typeof listedSchema>;

const filter = {
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  /** The beginning of an email, a name or of what is subscribed to. */
  search: z.string().trim().max(200).optional(),
};

/** A page of the subscriptions of the site, the newest first (COMM-53). */
export const listSubscriptions = defineEndpoint({
  ...ofSubscriptions,
  method: 'GET',
  path: '/api/subscriptions',
  query: z.object({
    ...filter,
    ...pageQuery({ pageSize: SUBSCRIPTIONS_PER_PAGE, maxPageSize: SUBSCRIPTIONS_PER_PAGE }),
  }),
  output: z.object({
    subscriptions: z.array(listedSchema),
    /** What matches, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

const chargeSchema = z.object({
  id: idSchema<'order'>(),
  number: z.string(),
  /** Which charge it is, the first is 1. */
  cycle: z.int(),
  placedAt: moment,
  state: z.enum(ORDER_STATES),
  payment: z.enum(PAYMENT_WORDS),
  total: z.int(),
});

const eventSchema = z.object({
  id: idSchema<'subscription-event'>(),
  kind: z.enum(SUBSCRIPTION_EVENT_KINDS),
  by: z.enum(ORDER_EVENT_BY),
  /** Of the person; null where the account is gone, or nobody did it. */
  person: z.string().nullable(),
  at: moment,
  text: z.string(),
  amount: z.int().nullable(),
});
export type SubscriptionEvent = z.infer<typeof eventSchema>;

const subscriptionSchema = listedSchema.extend({
  /** Counts its changes: what was looked at is what is changed. */
  version: z.int(),
  phone: z.string(),
  memberId: idSchema<'member'>().nullable(),
  delivery: orderAddressSchema.nullable(),
  billing: orderAddressSchema.nullable(),
  deliveryOption: z.string(),
  provider: z.string(),
  method: z.object({ brand: z.string(), last4: z.string(), expires: z.string() }).nullable(),
  trialEndsAt: moment.nullable(),
  /** When it is over that was canceled. */
  endsAt: moment.nullable(),
  pausedAt: moment.nullable(),
  firstFailedAt: moment.nullable(),
  nextTryAt: moment.nullable(),
  /** What counts from the next charge on (ORD-117), each null where it stays. */
  pending: z.object({
    lines: z
      .object({
        variantId: z.string(),
        title: z.string(),
        optionText: z.string(),
        pieces: z.int(),
        unit: z.int(),
      })
      .nullable(),
    delivery: orderAddressSchema.nullable(),
    plan: z
      .object({ id: idSchema<'member-plan'>(), title: z.string(), unit: z.enum(PERIOD_UNITS) })
      .nullable(),
    /** What a piece costs, and from which charge on (ORD-111). */
    newPrice: z.object({ unit: z.int(), at: moment }).nullable(),
  }),
  variantId: z.string().nullable(),
  planId: idSchema<'member-plan'>().nullable(),
  /** What can still be given back of its last charge (ORD-80). */
  refundable: z.int(),
  /** The period that runs is paid: a cancellation can wait for its end, and is at once otherwise (ORD-116). */
  isPaid: z.boolean(),
  /** The newest first. */
  charges: z.array(chargeSchema),
  timeline: z.array(eventSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const getSubscription = defineEndpoint({
  ...ofSubscriptions,
  method: 'GET',
  path: '/api/subscriptions/:subscriptionId',
  params,
  output: subscriptionSchema,
});

/** Ends it, at the end of what is paid or at once, then with or without the last charge given back (ORD-116). */
export const cancelSubscription = defineEndpoint({
  ...ofSubscriptions,
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/cancel',
  params,
  body: z.object({ version, isAtOnce: z.boolean(), isRefunded: z.boolean() }),
  output: done,
});

/** Takes a cancellation back as long as the paid period runs (ORD-116). */
export const keepSubscription = defineEndpoint({
  ...ofSubscriptions,
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/keep',
  params,
  body: z.object({ version }),
  output: done,
});

/** Nothing is charged until it goes on (ORD-115). */
export const pauseSubscription = defineEndpoint({
  ...ofSubscriptions,
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/pause',
  params,
  body: z.object({ version }),
  output: done,
});

export const resumeSubscription = defineEndpoint({
  ...ofSubscriptions,
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/resume',
  params,
  body: z.object({ version }),
  output: done,
});

/** Another price of a piece, told by mail and charged from the first renewal on that is at least 30 days away (ORD-111). */
export const changeSubscriptionPrice = defineEndpoint({
  ...ofSubscriptions,
  method: 'PUT',
  path: '/api/subscriptions/:subscriptionId/price',
  params,
  body: z.object({ version, unit: z.int().min(1).max(LARGEST_PRICE) }),
  output: done,
});

/** How many subscriptions an export holds; it takes a sign-in of the last hour (CRM-22). */
export const prepareSubscriptionExport = defineEndpoint({
  ...ofSubscriptions,
  method: 'POST',
  path: '/api/subscriptions/export',
  recentSignInMinutes: 60,
  body: z.object(filter),
  output: z.object({ total: z.int() }),
});

/** The subscriptions that match as CSV; a download, so the handler answers itself. */
export const exportSubscriptions = defineEndpoint({
  ...ofSubscriptions,
  method: 'GET',
  path: '/api/subscriptions/export.csv',
  recentSignInMinutes: 60,
  query: z.object(filter),
  output: z.any(),
});
