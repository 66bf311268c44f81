import { z } from 'zod';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { PERIOD_UNITS } from '#domain/subscriptions/billing-period.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/** To which price who subscribes to what is moved, and by whom (MEMB-56). */
export const priceToMoveToSchema = z.object({
  siteId: idSchema<'site'>(),
  accountId: idSchema<'account'>(),
  productId: z.string(),
  variantId: z.string(),
  unit: z.enum(PERIOD_UNITS),
  value: z.int(),
  /** Whole minor units. */
  amount: z.int().min(1).max(LARGEST_PRICE),
});
export type PriceToMoveTo = z.infer<typeof priceToMoveToSchema>;
