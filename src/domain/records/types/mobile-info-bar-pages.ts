import { mobileInfoBarPagesSchema } from '#domain/overlays/mobile-info-bar.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { MARKETING } from '../permission-rules.ts';

export const mobileInfoBarPages = defineRecord({
  type: 'mobile-info-bar-pages',
  kinds: ['site'],
  schema: mobileInfoBarPagesSchema,
  permissions: { record: MARKETING },
  describe: documentDifferences.mobileInfoBarPages,
});
