import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { ALIGNMENTS } from '../alignment.ts';
import type { BlockMigration } from '../define-block.ts';

export const addToCartSchema = z.object({
  /** A link to the product. */
  product: linkValueSchema.nullable().catch(null),
  showQuantity: z.boolean().catch(false),
  /** Empty: what the site says. */
  buttonText: z.string().max(100).catch(''),
  alignment: z.enum(ALIGNMENTS).catch('left'),
});
export type AddToCartData = z.infer<typeof addToCartSchema>;

export function addToCartDefaults(): AddToCartData {
  return { product: null, showQuantity: false, buttonText: '', alignment: 'left' };
}

export const addToCartMigrations: readonly BlockMigration[] = [];
