import { z } from 'zod';
import { formFieldSchema } from '#domain/forms/form-field-schema.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { GIFT_FREQUENCIES } from './gift-frequency.ts';
import { MAX_AMOUNT_LABEL, MAX_AMOUNTS, MAX_FEE_PERCENT, MAX_FUND_QUESTIONS } from './fund-limits.ts';

/** Whole minor units of the currency of the store, up to the highest price (COMM-26). */
const amount = z.int().min(1).max(LARGEST_PRICE);

/** What is collected for, and how is given to it (ORD-127, ORD-129, ORD-130). */
export const fundFieldsSchema = z.object({
  name: z.string().trim().min(1).max(100),
  amounts: z.array(z.object({ amount, label: z.string().trim().max(MAX_AMOUNT_LABEL) })).max(MAX_AMOUNTS),
  takesOther: z.boolean(),
  minimum: amount,
  /** In hundredths of a percent; null: nothing is offered. */
  feePercent: z.int().min(1).max(MAX_FEE_PERCENT).nullable(),
  /** Besides once (ORD-128). */
  frequencies: z.array(z.enum(GIFT_FREQUENCIES)).max(GIFT_FREQUENCIES.length),
  asksAddress: z.boolean(),
  asksMessage: z.boolean(),
  /** Fields of a form, each once. */
  questions: z
    .array(formFieldSchema)
    .max(MAX_FUND_QUESTIONS)
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length),
  receiptText: z.string().trim().max(2_000),
});
export type FundFields = z.infer<typeof fundFieldsSchema>;

/** Whether a donor can enter an amount: as the owner chose, and always where none is suggested (ORD-127). */
export function takesOtherAmount({
  amounts,
  takesOther,
}: Pick<FundFields, 'amounts' | 'takesOther'>): boolean {
  return takesOther || amounts.length === 0;
}
