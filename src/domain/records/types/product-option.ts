import { productOptionSchema } from '#domain/products/product-option.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';
import { PRODUCT_GROUP } from './product-group.ts';

export const productOption = defineRecord({
  type: 'product-option',
  kinds: ['item'],
  schema: productOptionSchema,
  group: PRODUCT_GROUP,
  permissions: { record: CONTENT },
  describe: {
    added: documentDifferences.productOptionAdded,
    removed: documentDifferences.productOptionRemoved,
    changed: documentDifferences.productOptionChanged,
    moved: documentDifferences.productOptionMoved,
    positionFields: ['order'],
  },
});
