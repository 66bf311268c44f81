import { productImageSchema } from '#domain/products/product-image.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';
import { PRODUCT_GROUP } from './product-group.ts';

export const productImage = defineRecord({
  type: 'product-image',
  kinds: ['item'],
  schema: productImageSchema,
  group: PRODUCT_GROUP,
  permissions: { record: CONTENT },
  describe: {
    added: documentDifferences.productImageAdded,
    removed: documentDifferences.productImageRemoved,
    changed: documentDifferences.productImageChanged,
    moved: documentDifferences.productImageMoved,
    positionFields: ['order'],
  },
});
