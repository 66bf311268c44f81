import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { PERIOD_UNITS } from '#domain/subscriptions/billing-period.ts';
import { defineEndpoint } from './endpoint.ts';

/** Prices of whole groups of subscribers, for those who look after orders (MEMB-56, ORD-111). */
const ofPrices = {
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders'] },
  feature: 'subscriptions',
} as const;

/** A variant of a product or a plan of members, and how often it is charged. */
const offerSchema = z.object({
  variantId: z.string().min(1).max(24),
  period: z.object({ value: z.int().min(1).max(1000), unit: z.enum(PERIOD_UNITS) }),
});

const earlierPriceSchema = offerSchema.extend({
  /** Of a plan it is the plan, too. */
  productId: z.string(),
  kind: z.enum(['product', 'membership']),
  title: z.string(),
  /** The chosen values of its options. */
  optionText: z.string(),
  /** What it costs now; whole minor units, as all of these are. */
  amount: z.int(),
  currency: z.enum(CURRENCY_CODES),
  /** How many subscribe at another price, and from what to what. */
  count: z.int(),
  lowest: z.int(),
  highest: z.int(),
});
export type EarlierPrice = z.infer<typeof earlierPriceSchema>;

/** What is subscribed to at other prices than those of now. */
export const listEarlierPrices = defineEndpoint({
  ...ofPrices,
  method: 'GET',
  path: '/api/subscriptions/prices',
  output: z.object({ prices: z.array(earlierPriceSchema) }),
});

/**
 * Moves all who subscribe at another price to that of now: each is told by mail, and pays it from the first charge on that is
 * at least 30 days away. `subscription-choice` where it costs something else by now.
 */
export const moveToPrice = defineEndpoint({
  ...ofPrices,
  method: 'POST',
  path: '/api/subscriptions/prices',
  body: offerSchema.extend({ amount: z.int().min(1).max(LARGEST_PRICE) }),
  output: z.object({}),
});
