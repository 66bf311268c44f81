import { MAX_OWN_FIELDS, ownFieldSchema } from '#domain/checkout/own-field.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { compareByOrder } from '#lib/order-key.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { fill } from '#messages/message.ts';
import { defineRecord, type RecordGroup } from '../define-record.ts';
import { STORE } from '../permission-rules.ts';

/** The fields of the checkout, of which there are twenty at most. */
const FIELDS: RecordGroup = {
  types: ['checkout-field'],
  settingsField: null,
  problems: (records: DocumentRecords) =>
    Object.values(records)
      .filter(({ type }) => type === 'checkout-field')
      .map(({ id, order }) => ({ id, order: typeof order === 'string' ? order : '' }))
      .toSorted(compareByOrder)
      .slice(MAX_OWN_FIELDS)
      .map(({ id }) => ({
        recordId: id,
        path: [],
        message: fill(documentRules.tooManyFields, { most: MAX_OWN_FIELDS }),
        value: id,
      })),
};

export const ownField = defineRecord({
  type: 'checkout-field',
  kinds: ['store'],
  schema: ownFieldSchema,
  group: FIELDS,
  permissions: { record: STORE },
  describe: {
    added: documentDifferences.checkoutFieldAdded,
    removed: documentDifferences.checkoutFieldRemoved,
    changed: documentDifferences.checkoutFieldChanged,
    moved: documentDifferences.checkoutFieldMoved,
    positionFields: ['order'],
  },
});
