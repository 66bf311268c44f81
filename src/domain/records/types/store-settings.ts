import { storeSettingsSchema } from '#domain/store/store-settings.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import { PAYMENTS, STORE, TAXES } from '../permission-rules.ts';

export const storeSettings = defineRecord({
  type: 'settings',
  kinds: ['store'],
  schema: storeSettingsSchema,
  permissions: {
    record: STORE,
    // How buyers pay is a permission of its own (ORD-83).
    fields: {
      takesManualPayment: PAYMENTS,
      paymentInstructions: PAYMENTS,
      unpaidDays: PAYMENTS,
      taxClasses: TAXES,
    },
  },
  describe: describeSettings,
});
