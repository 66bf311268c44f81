import { accessRecordSchema } from '#domain/gating/access-rule.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

/** Who gets a page, a collection or an item. */
export const access = defineRecord({
  type: 'access',
  kinds: ['page', 'collection', 'item'],
  schema: accessRecordSchema,
  permissions: { record: CONTENT },
  describe: documentDifferences.access,
});
