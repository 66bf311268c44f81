import { customCssSchema } from '#domain/owner-code/custom-css.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { DEVELOPER } from '../permission-rules.ts';

export const customCss = defineRecord({
  type: 'custom-css',
  kinds: ['site'],
  schema: customCssSchema,
  permissions: { record: DEVELOPER },
  describe: documentDifferences.customCss,
});
