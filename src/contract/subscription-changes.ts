import { z } from 'zod';
import { orderAddressSchema } from '#domain/orders/order-address.ts';
import { PERIOD_UNITS } from '#domain/subscriptions/billing-period.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

/** What counts from the next charge on (ORD-117), for those who look after orders. */
const ofChanges = {
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders', 'commerce.donations'] },
  feature: 'subscriptions',
} as const;
const params = z.object({ subscriptionId: idSchema<'subscription'>() });
const version = z.int().min(0);
const done = z.object({});

/** More than one order has of a product that is not sold any more. */
export const MOST_SUBSCRIBED_PIECES = 9_999;

const choiceSchema = z.object({
  variantId: z.string(),
  /** What of the product it is; empty where there is one alone. */
  text: z.string(),
  /** What a piece costs who chooses it now: what was agreed of the own one, of others the price of today. */
  unit: z.int(),
  /** Pieces that an order may have. */
  most: z.int(),
  canBeHad: z.boolean(),
});
export type SubscriptionChoice = z.infer<typeof choiceSchema>;

const planChoiceSchema = z.object({
  planId: idSchema<'member-plan'>(),
  title: z.string(),
  unit: z.enum(PERIOD_UNITS),
  amount: z.int(),
});
export type SubscriptionPlanChoice = z.infer<typeof planChoiceSchema>;

/** What a subscription can be changed to: variants of its product, or plans of members that are paid again and again. */
export const getSubscriptionChoices = defineEndpoint({
  ...ofChanges,
  method: 'GET',
  path: '/api/subscriptions/:subscriptionId/choices',
  params,
  output: z.object({ variants: z.array(choiceSchema), plans: z.array(planChoiceSchema) }),
});

/** Other pieces, or another variant of the product. */
export const changeSubscriptionLines = defineEndpoint({
  ...ofChanges,
  method: 'PUT',
  path: '/api/subscriptions/:subscriptionId/lines',
  params,
  body: z.object({
    version,
    pieces: z.int().min(1).max(MOST_SUBSCRIBED_PIECES),
    variantId: z.string().min(1).max(24),
  }),
  output: done,
});

/** Another address to send it to, or of the bill where nothing is sent. */
export const changeSubscriptionAddress = defineEndpoint({
  ...ofChanges,
  method: 'PUT',
  path: '/api/subscriptions/:subscriptionId/address',
  params,
  body: z.object({ version, address: orderAddressSchema }),
  output: done,
});

/** Another plan of members, at its price of now. */
export const changeSubscriptionPlan = defineEndpoint({
  ...ofChanges,
  method: 'PUT',
  path: '/api/subscriptions/:subscriptionId/plan',
  params,
  body: z.object({ version, planId: idSchema<'member-plan'>(), unit: z.enum(PERIOD_UNITS) }),
  output: done,
});
