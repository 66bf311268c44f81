import { siteHeaderSchema } from '#domain/sites/site-settings.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

export const header = defineRecord({
  type: 'header',
  kinds: ['site'],
  schema: siteHeaderSchema,
  permissions: { record: CONTENT },
  describe: documentDifferences.header,
});
