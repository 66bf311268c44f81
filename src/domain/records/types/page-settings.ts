import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import { CONTENT, SEARCH_FIELDS } from '../permission-rules.ts';

export const pageSettings = defineRecord({
  type: 'settings',
  kinds: ['page'],
  schema: pageSettingsSchema,
  permissions: { record: CONTENT, fields: SEARCH_FIELDS },
  describe: describeSettings,
  describeNew: documentDifferences.newPage,
});
