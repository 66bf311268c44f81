import { z } from 'zod';
import { MAX_CYCLES } from '#domain/subscriptions/billing-period.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { CODE_PATTERN } from './discount-code.ts';
import { DISCOUNT_LIMITS } from './discount-limits.ts';
import { DISCOUNT_TRIGGERS } from './discount-triggers.ts';

/** Hundredths of a percent: 0.01 to 100 (ORD-49). */
const percentSchema = z
  .int()
  .min(1, ruleMessage(words.percentWrong))
  .max(10_000, ruleMessage(words.percentWrong));
const amountSchema = z
  .int()
  .min(1, ruleMessage(words.amountWrong))
  .max(LARGEST_PRICE, ruleMessage(words.amountWrong));
const countSchema = z
  .int()
  .min(1, ruleMessage(words.countWrong))
  .max(DISCOUNT_LIMITS.count, ruleMessage(words.countWrong));
const EFFECT_PLACES = ['lines', 'order', 'delivery'] as const;

/** What a discount does: one thing (ORD-49). Amounts are whole minor units of the currency of the store. */
export const discountEffectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), on: z.enum(EFFECT_PLACES), percent: percentSchema }),
  z.object({ kind: z.literal('amount'), on: z.enum(EFFECT_PLACES), amount: amountSchema }),
  z.object({
    kind: z.literal('buyXGetY'),
    on: z.literal('lines'),
    buy: countSchema.max(9_999, ruleMessage(words.countWrong)),
    get: countSchema.max(9_999, ruleMessage(words.countWrong)),
    percent: percentSchema,
  }),
]);
export type StoredDiscountEffect = z.infer<typeof discountEffectSchema>;

/** What all has to hold for it (ORD-48), but for the addresses of the people it is for. Null: it makes no difference. */
export const discountConditionsSchema = z.object({
  minimumSubtotal: amountSchema.nullable(),
  minimumPieces: countSchema.nullable(),
  productIds: z.array(idSchema<'document'>()).max(DISCOUNT_LIMITS.listed).nullable(),
  /** Their names, as items have them. */
  categories: z.array(z.string().min(1).max(100)).max(DISCOUNT_LIMITS.listed).nullable(),
  isForMembers: z.boolean(),
  isForFirstOrder: z.boolean(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(300)
    .nullable(),
  leavesOutSales: z.boolean(),
});
export type StoredDiscountConditions = z.infer<typeof discountConditionsSchema>;

/** `2026-11-26T09:30` in the time zone of the site. */
const minuteSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, ruleMessage(words.timeWrong));

/** A discount as its owner fills it in. */
export const discountFieldsSchema = z
  .object({
    trigger: z.enum(DISCOUNT_TRIGGERS),
    /** What carts and orders call it. */
    title: z.string().trim().min(1, ruleMessage(words.titleMissing)).max(100),
    /** That many people may enter; null for one that applies by itself, or has codes of one use only. */
    code: z.string().trim().regex(CODE_PATTERN, ruleMessage(words.codeWrong)).nullable(),
    effect: discountEffectSchema,
    conditions: discountConditionsSchema,
    /** The only people it is for; null: everybody. */
    emails: z.array(z.email().max(254)).max(DISCOUNT_LIMITS.listed).nullable(),
    isExclusive: z.boolean(),
    startsAt: minuteSchema,
    endsAt: minuteSchema.nullable(),
    useLimit: countSchema.nullable(),
    customerLimit: countSchema.nullable(),
    /** Charges of a subscription that it counts for, the first one included; 0: all (ORD-55). */
    charges: z.int().min(0).max(MAX_CYCLES).default(1),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    path: ['endsAt'],
    error: ruleMessage(words.endsTooEarly),
  })
  .refine(({ trigger, code }) => trigger === 'code' || code === null, {
    path: ['code'],
    error: ruleMessage(words.codeNotAutomatic),
  });
export type DiscountFields = z.infer<typeof discountFieldsSchema>;
