import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import type { BlockMigration } from '../define-block.ts';

/** Reviews that one block shows. */
export const MAX_BLOCK_REVIEWS = 20;

export const productReviewsSchema = z.object({
  /** A link to the product. */
  product: linkValueSchema.nullable().catch(null),
  count: z.int().min(1).max(MAX_BLOCK_REVIEWS).catch(5),
});
export type ProductReviewsData = z.infer<typeof productReviewsSchema>;

export function productReviewsDefaults(): ProductReviewsData {
  return { product: null, count: 5 };
}

export const productReviewsMigrations: readonly BlockMigration[] = [];
