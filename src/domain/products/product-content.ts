import { z } from 'zod';
import { MAX_LINE_PIECES } from './product-limits.ts';
import { productPriceSchema } from './product-price.ts';
import { STORE_PRODUCT_TYPES } from './product-types.ts';

/**
 * What a product keeps in its settings (COMM-01): its type, and for digital ones, which have no variants, their price
 * (COMM-18), how it is taxed, and how many pieces an order may have
 * of it (ORD-02).
 */
export const productContentSchema = z.object({
  productType: z.enum(STORE_PRODUCT_TYPES).catch('physical'),
  priceCents: productPriceSchema.catch(0),
  salePriceCents: productPriceSchema.catch(0),
  onSale: z.boolean().catch(false),
  /** `standard`, `reduced`, `zero` or the id of one of the owner's (ORD-65). One that is gone is taxed as standard. */
  taxClass: z.string().min(1).max(24).catch('standard'),
  /** Null: as many as a line of a cart holds. */
  mostPerOrder: z.int().min(1).max(MAX_LINE_PIECES).nullable().catch(null),
});
export type ProductContent = z.infer<typeof productContentSchema>;

/** Of a product whose settings say nothing. */
export const DEFAULT_PRODUCT_CONTENT: ProductContent = {
  productType: 'physical',
  priceCents: 0,
  salePriceCents: 0,
  onSale: false,
  taxClass: 'standard',
  mostPerOrder: null,
};
