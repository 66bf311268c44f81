import { businessDetailsSchema } from '#domain/overlays/mobile-info-bar.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { MARKETING } from '../permission-rules.ts';

export const businessDetails = defineRecord({
  type: 'business-details',
  kinds: ['site'],
  schema: businessDetailsSchema,
  permissions: { record: MARKETING },
  describe: documentDifferences.businessDetails,
});
