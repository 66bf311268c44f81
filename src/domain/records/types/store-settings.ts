import { storeSettingsSchema } from '#domain/store/store-settings.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import { STORE } from '../permission-rules.ts';

export const storeSettings = defineRecord({
  type: 'settings',
  kinds: ['store'],
  schema: storeSettingsSchema,
  permissions: { record: STORE },
  describe: describeSettings,
});
