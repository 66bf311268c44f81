import { cookieBannerSchema } from '#domain/consent/cookie-banner.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { GENERAL } from '../permission-rules.ts';

export const cookieBanner = defineRecord({
  type: 'cookie-banner',
  kinds: ['site'],
  schema: cookieBannerSchema,
  permissions: { record: GENERAL },
  describe: documentDifferences.cookieBanner,
});
