import { productProblems } from '#domain/products/product-problems.ts';
import type { RecordGroup } from '../define-record.ts';

/** The records that make a product of an item. */
export const PRODUCT_GROUP: RecordGroup = {
  types: ['product-option', 'variant', 'product-image'],
  settingsField: 'structuredContent',
  problems: productProblems,
};
