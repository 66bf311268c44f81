import { z } from 'zod';
import { PRODUCT_LAYOUTS } from '#domain/products/product-layouts.ts';

/** Shapes of the pictures of products in lists, width to height. */
export const PRODUCT_RATIOS = ['4:5', '1:1', '3:4', '2:3', '3:2'] as const;
export const PRODUCT_SIZES = ['small', 'medium', 'large'] as const;
export const PRODUCT_TITLE_FONTS = ['heading', 'body'] as const;
export const PRODUCT_PRICE_WEIGHTS = ['normal', 'bold'] as const;
export const PRODUCT_ALIGNMENTS = ['start', 'center'] as const;

const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values).optional().catch(undefined);

/** How products look across the site (DSGN-05, DSGN-44); what is absent is as it is without a choice. */
export const productItemsSchema = z.object({
  /** Of the pages of products, in place of what their store pages say. */
  layout: choice(PRODUCT_LAYOUTS),
  ratio: choice(PRODUCT_RATIOS),
  titleSize: choice(PRODUCT_SIZES),
  titleFont: choice(PRODUCT_TITLE_FONTS),
  priceSize: choice(PRODUCT_SIZES),
  priceWeight: choice(PRODUCT_PRICE_WEIGHTS),
  alignment: choice(PRODUCT_ALIGNMENTS),
  spacing: choice(PRODUCT_SIZES),
});
export type ProductItems = z.infer<typeof productItemsSchema>;
