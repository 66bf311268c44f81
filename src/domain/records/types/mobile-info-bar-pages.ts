import { mobileInfoBarPagesSchema } from '#domain/overlays/mobile-info-bar.ts';
import { defineRecord } from '../define-record.ts';
import { MARKETING } from '../permission-rules.ts';

export const mobileInfoBarPages = defineRecord({
  type: 'mobile-info-bar-pages',
  kinds: ['site'],
  schema: mobileInfoBarPagesSchema,
  permissions: { record: MARKETING },
  describe: 'Pages of the mobile info bar changed',
});
