import { MAX_PRODUCT_FIELDS, productFieldSchema } from '#domain/carts/product-field.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';
import { fieldGroup } from './field-group.ts';

export const productField = defineRecord({
  type: 'product-field',
  kinds: ['item'],
  schema: productFieldSchema,
  group: fieldGroup('product-field', MAX_PRODUCT_FIELDS),
  permissions: { record: CONTENT },
  describe: {
    added: documentDifferences.productFieldAdded,
    removed: documentDifferences.productFieldRemoved,
    changed: documentDifferences.productFieldChanged,
    moved: documentDifferences.productFieldMoved,
    positionFields: ['order'],
  },
});
