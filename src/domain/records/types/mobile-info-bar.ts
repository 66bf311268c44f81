import { mobileInfoBarSchema } from '#domain/overlays/mobile-info-bar.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { MARKETING } from '../permission-rules.ts';

export const mobileInfoBar = defineRecord({
  type: 'mobile-info-bar',
  kinds: ['site'],
  schema: mobileInfoBarSchema,
  permissions: { record: MARKETING },
  describe: documentDifferences.mobileInfoBar,
});
