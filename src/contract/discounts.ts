import { z } from 'zod';
import { PREFIX_PATTERN } from '#domain/discounts/discount-code.ts';
import { discountFieldsSchema } from '#domain/discounts/discount-fields.ts';
import { DISCOUNT_LIMITS } from '#domain/discounts/discount-limits.ts';
import { DISCOUNT_STATES } from '#domain/discounts/discount-state.ts';
import { DISCOUNT_TRIGGERS } from '#domain/discounts/discount-triggers.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

/**
 * Either permission: with one of them the calls know the discounts of its trigger alone, and others are not found; a
 * discount gets another trigger from whoever holds both (ORD-47, ROLE-74).
 */
const kept = {
  host: 'app',
  access: { kind: 'permission', any: ['commerce.coupons', 'commerce.discounts'] },
} as const;
const discountId = idSchema<'discount'>();
const params = z.object({ discountId });
const done = z.object({});
const triggers = z.array(z.enum(DISCOUNT_TRIGGERS));

const discountSchema = z.object({
  ...discountFieldsSchema.shape,
  id: discountId,
  state: z.enum(DISCOUNT_STATES),
  isPaused: z.boolean(),
  uses: z.int(),
  /** Of one use, and how many of them were used. */
  generated: z.int(),
  generatedUsed: z.int(),
  /** Counts its changes. */
  version: z.int(),
});

export type ListedDiscount = z.infer<typeof discountSchema>;

/** The discounts of the site, the newest first. */
export const listDiscounts = defineEndpoint({
  ...kept,
  method: 'GET',
  path: '/api/discounts',
  query: z.object({
    /** In titles and codes. */
    search: z.string().trim().max(200).default(''),
    state: z.enum(DISCOUNT_STATES).optional(),
    trigger: z.enum(DISCOUNT_TRIGGERS).optional(),
    ...pageQuery({ pageSize: 50, maxPageSize: 200 }),
  }),
  output: z.object({
    discounts: z.array(discountSchema),
    /** What the products are called that these are for. */
    products: z.array(z.object({ id: documentIdSchema, title: z.string() })),
    total: z.int(),
    /** Of all that whoever asks may see, whatever is looked for. */
    all: z.int(),
    /** Those that whoever asks may make. */
    triggers,
    currency: z.enum(CURRENCY_CODES),
    timeZone: z.string(),
  }),
});

/** 409 `discount-code-taken`, `too-many-discounts`, `too-many-automatic`, `too-many-claiming`. */
export const createDiscount = defineEndpoint({
  ...kept,
  method: 'POST',
  path: '/api/discounts',
  body: discountFieldsSchema,
  output: z.object({ id: discountId }),
});

/** The same, and 409 `discount-changed` where it is not what whoever changes it has seen. */
export const changeDiscount = defineEndpoint({
  ...kept,
  method: 'PUT',
  path: '/api/discounts/:discountId',
  params,
  body: z.object({ version: z.int().min(0), fields: discountFieldsSchema }),
  output: done,
});

/** Lets it count no longer for now, or again. */
export const pauseDiscount = defineEndpoint({
  ...kept,
  method: 'PUT',
  path: '/api/discounts/:discountId/paused',
  params,
  body: z.object({ isPaused: z.boolean() }),
  output: done,
});

/** It counts no longer at once; for 30 days it can be brought back. */
export const removeDiscount = defineEndpoint({
  ...kept,
  method: 'DELETE',
  path: '/api/discounts/:discountId',
  params,
  output: done,
});

/** Brings one back with its codes and uses; 409 where another has one of its codes by now. */
export const restoreDiscount = defineEndpoint({
  ...kept,
  method: 'POST',
  path: '/api/discounts/:discountId/restore',
  params,
  output: done,
});

/** Makes codes of one use with a common beginning (ORD-51). */
export const generateCodes = defineEndpoint({
  ...kept,
  method: 'POST',
  path: '/api/discounts/:discountId/codes',
  params,
  body: z.object({
    prefix: z.string().trim().regex(PREFIX_PATTERN, ruleMessage(words.prefixWrong)),
    count: z
      .int()
      .min(1, ruleMessage(words.countWrong))
      .max(DISCOUNT_LIMITS.generatedAtOnce, ruleMessage(words.tooManyAtOnce)),
  }),
  output: z.object({ generated: z.int() }),
  rateLimit: 60,
});

/** All codes of a discount as CSV; a download, so the handler answers itself. */
export const exportCodes = defineEndpoint({
  ...kept,
  method: 'GET',
  path: '/api/discounts/:discountId/codes.csv',
  params,
  output: z.any(),
});

/** Products and categories to choose from, by words in their names. */
export const listDiscountItems = defineEndpoint({
  ...kept,
  method: 'GET',
  path: '/api/discount-items',
  query: z.object({ search: z.string().trim().max(200).default('') }),
  output: z.object({
    products: z.array(z.object({ id: documentIdSchema, title: z.string() })),
    categories: z.array(z.string()),
  }),
});
