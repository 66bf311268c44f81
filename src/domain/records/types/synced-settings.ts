import { syncedSettingsSchema } from '#domain/synced-sections/synced-section.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import { CONTENT } from '../permission-rules.ts';

export const syncedSettings = defineRecord({
  type: 'settings',
  kinds: ['synced'],
  schema: syncedSettingsSchema,
  permissions: { record: CONTENT },
  describe: describeSettings,
  describeNew: documentDifferences.newSynced,
});
