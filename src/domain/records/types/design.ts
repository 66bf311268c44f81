import { designSettingsSchema } from '#domain/design/design-settings.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

export const design = defineRecord({
  type: 'design',
  kinds: ['site'],
  schema: designSettingsSchema,
  permissions: { record: CONTENT },
  describe: documentDifferences.design,
});
