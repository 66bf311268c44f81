import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { ALIGNMENTS } from '../alignment.ts';
import type { BlockMigration } from '../define-block.ts';

export const PRODUCT_BLOCK_LAYOUTS = ['stacked', 'beside'] as const;

export const productSchema = z.object({
  /** A link to the product. */
  product: linkValueSchema.nullable().catch(null),
  layout: z.enum(PRODUCT_BLOCK_LAYOUTS).catch('stacked'),
  showImage: z.boolean().catch(true),
  showTitle: z.boolean().catch(true),
  showPrice: z.boolean().catch(true),
  showExcerpt: z.boolean().catch(false),
  showQuantity: z.boolean().catch(false),
  /** Empty: what the site says. */
  buttonText: z.string().max(100).catch(''),
  alignment: z.enum(ALIGNMENTS).catch('left'),
});
export type ProductData = z.infer<typeof productSchema>;

export function productDefaults(): ProductData {
  return {
    product: null,
    layout: 'stacked',
    showImage: true,
    showTitle: true,
    showPrice: true,
    showExcerpt: false,
    showQuantity: false,
    buttonText: '',
    alignment: 'left',
  };
}

export const productMigrations: readonly BlockMigration[] = [];
