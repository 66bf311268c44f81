import { z } from 'zod';
import { GIFT_CARD_ENTRY_KINDS } from '#domain/gift-cards/gift-card-entry.ts';
import { GIFT_CARD_STATES } from '#domain/gift-cards/gift-card-state.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

/** Gift cards are looked after by those who look after orders; no answer holds a whole code (ORD-120, ORD-121). */
const ofOrders = {
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders'] },
  feature: 'gift-cards',
} as const;
const giftCardId = idSchema<'gift-card'>();
const version = z.int().min(0);
const done = z.object({});

const listedGiftCardSchema = z.object({
  id: giftCardId,
  /** Of its code (ORD-120). */
  last4: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  recipientName: z.string(),
  recipientEmail: z.string(),
  currency: z.enum(CURRENCY_CODES),
  /** Whole minor units, as all amounts here. */
  balance: z.int(),
  createdAt: z.iso.datetime(),
  isTest: z.boolean(),
});
export type ListedGiftCard = z.infer<typeof listedGiftCardSchema>;

export const GIFT_CARDS_PER_PAGE = 50;

/** A page of the gift cards, newest first (ORD-121). */
export const listGiftCards = defineEndpoint({
  ...ofOrders,
  method: 'GET',
  path: '/api/gift-cards',
  query: z.object({
    /** The last 4 signs of a code or all of them, or the beginning of a name, an email or the number of an order. */
    search: z.string().trim().max(200).optional(),
    state: z.enum(GIFT_CARD_STATES).optional(),
    ...pageQuery({ pageSize: GIFT_CARDS_PER_PAGE, maxPageSize: GIFT_CARDS_PER_PAGE }),
  }),
  output: z.object({
    giftCards: z.array(listedGiftCardSchema),
    /** What matches, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

const owedSchema = z.object({ currency: z.enum(CURRENCY_CODES), count: z.int(), amount: z.int() });
export type OwedOnGiftCards = z.infer<typeof owedSchema>;

/** What holders can still spend, by currency; of test cards nothing (ORD-148). */
export const listOwedOnGiftCards = defineEndpoint({
  ...ofOrders,
  method: 'GET',
  path: '/api/gift-cards/owed',
  output: z.object({ owed: z.array(owedSchema) }),
});

const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(GIFT_CARD_ENTRY_KINDS),
  /** What it added; below zero where it took away. */
  amount: z.int(),
  order: z.object({ id: idSchema<'order'>(), number: z.string() }).nullable(),
  /** Who moved it; null: its holder, or Portico. */
  person: z.string().nullable(),
  reason: z.string(),
  /** It moved to another code, or from one. */
  isReplacement: z.boolean(),
  at: z.iso.datetime(),
});
export type GiftCardEntry = z.infer<typeof entrySchema>;

const otherCardSchema = z.object({ id: giftCardId, last4: z.string() });

const giftCardSchema = listedGiftCardSchema.extend({
  version,
  sender: z.string(),
  message: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  /** A day in the zone of the site; null: at once. */
  deliverOn: z.iso.date().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** By which it was bought. */
  order: z.object({ id: idSchema<'order'>(), number: z.string() }).nullable(),
  replacedBy: otherCardSchema.nullable(),
  /** The card whose code this one took the place of. */
  replaces: otherCardSchema.nullable(),
  /** Newest first. */
  entries: z.array(entrySchema),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

export const getGiftCard = defineEndpoint({
  ...ofOrders,
  method: 'GET',
  path: '/api/gift-cards/:giftCardId',
  params: z.object({ giftCardId }),
  output: giftCardSchema,
});

/** Sets what is on a card, with the reason (ORD-121); 409 `gift-card-changed`, `gift-card-over`. */
export const adjustGiftCard = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/gift-cards/:giftCardId/balance',
  params: z.object({ giftCardId }),
  body: z.object({
    version,
    balance: z.int().min(0).max(LARGEST_PRICE),
    reason: z.string().trim().min(1).max(ORDER_LIMITS.reference),
  }),
  output: done,
});

/** Mails it once more (ORD-122); 409 `gift-card-over`, `gift-card-not-sent`. */
export const sendGiftCard = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/gift-cards/:giftCardId/mail',
  params: z.object({ giftCardId }),
  output: done,
});

/**
 * Gives what is left on a card another code, which is mailed where the card was; the old one ends (ORD-122). 409
 * `gift-card-changed`, `gift-card-over`, `gift-card-not-sent`.
 */
export const replaceGiftCard = defineEndpoint({
  ...ofOrders,
  method: 'POST',
  path: '/api/gift-cards/:giftCardId/code',
  params: z.object({ giftCardId }),
  body: z.object({ version }),
  output: z.object({ id: giftCardId }),
});
