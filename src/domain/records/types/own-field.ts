import { MAX_OWN_FIELDS, ownFieldSchema } from '#domain/checkout/own-field.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { STORE } from '../permission-rules.ts';
import { fieldGroup } from './field-group.ts';

export const ownField = defineRecord({
  type: 'checkout-field',
  kinds: ['store'],
  schema: ownFieldSchema,
  group: fieldGroup('checkout-field', MAX_OWN_FIELDS),
  permissions: { record: STORE },
  describe: {
    added: documentDifferences.checkoutFieldAdded,
    removed: documentDifferences.checkoutFieldRemoved,
    changed: documentDifferences.checkoutFieldChanged,
    moved: documentDifferences.checkoutFieldMoved,
    positionFields: ['order'],
  },
});
