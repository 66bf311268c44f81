import { variantSchema } from '#domain/products/variant.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT, PRICED } from '../permission-rules.ts';
import { PRODUCT_GROUP } from './product-group.ts';

export const variant = defineRecord({
  type: 'variant',
  kinds: ['item'],
  schema: variantSchema,
  group: PRODUCT_GROUP,
  permissions: {
    record: CONTENT,
    fields: { price: PRICED, salePrice: PRICED, onSale: PRICED, sku: PRICED },
  },
  describe: {
    added: documentDifferences.variantAdded,
    removed: documentDifferences.variantRemoved,
    changed: documentDifferences.variantChanged,
    moved: documentDifferences.variantMoved,
    positionFields: ['order'],
  },
});
