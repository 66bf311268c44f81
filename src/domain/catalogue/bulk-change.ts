import { z } from 'zod';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/validation/label-lengths.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { PRODUCT_VISIBILITIES } from '#domain/products/product-visibility.ts';
import { MAX_SKU_LENGTH } from '#domain/products/variant.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { boundedList } from '#lib/bounded-list.ts';

/** A whole, in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;
/** Tags or categories that are given or taken at once. */
const MAX_LABELS = 20;

/** SKUs of the variants of several products that are entered at once. */
const MAX_SKUS = 1000;

const labels = (max: number) => z.array(z.string().trim().min(1).max(max)).min(1).max(MAX_LABELS);

/** What can be changed of many products at once. Amounts are minor units, percentages hundredths of a percent. */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), state: z.enum(['published', 'draft']) }),
  z.object({ kind: z.literal('visibility'), visibility: z.enum(PRODUCT_VISIBILITIES) }),
  z.object({
    kind: z.literal('price'),
    /** Sale prices are changed of what is on sale alone. */
    of: z.enum(['price', 'salePrice', 'both']),
    by: z.discriminatedUnion('unit', [
      z.object({
        unit: z.literal('amount'),
        amount: z
          .int()
          .min(0 - LARGEST_PRICE)
          .max(LARGEST_PRICE),
      }),
      z.object({
        unit: z.literal('percent'),
        percent: z
          .int()
          .min(-WHOLE_PERCENT)
          .max(10 * WHOLE_PERCENT),
      }),
    ]),
  }),
  /** Null ends the sale; else the sale price is so much below the price. */
  z.object({
    kind: z.literal('sale'),
    percent: z
      .int()
      .min(1)
      .max(WHOLE_PERCENT - 1)
      .nullable(),
  }),
  /** Of the variants that a product has of them; the others belong to another one (EDIT-174). */
  z.object({
    kind: z.literal('sku'),
    skus: boundedList(
      z.object({ variantId: idSchema<'variant'>(), sku: z.string().trim().max(MAX_SKU_LENGTH) }),
      { min: 1, max: MAX_SKUS },
    ),
  }),
  z.object({ kind: z.literal('tags'), names: labels(MAX_TAG_LENGTH), isGiven: z.boolean() }),
  z.object({ kind: z.literal('categories'), names: labels(MAX_CATEGORY_LENGTH), isGiven: z.boolean() }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
