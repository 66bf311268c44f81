import { announcementBarSchema } from '#domain/overlays/announcement-bar.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { MARKETING } from '../permission-rules.ts';

export const announcementBar = defineRecord({
  type: 'announcement-bar',
  kinds: ['site'],
  schema: announcementBarSchema,
  permissions: { record: MARKETING },
  describe: documentDifferences.announcementBar,
});
