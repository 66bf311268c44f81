import { defineTranslation } from '../../define-messages.ts';
import type { importColumns as english } from '../../en/interface/import-columns.ts';

export const importColumns = defineTranslation<typeof english>('importColumns', {
  status: 'الحالة',
  note: 'ملاحظة',
  joined: 'تاريخ الانضمام',
  confirmed: 'تاريخ التأكيد',
  lastSeen: 'آخر ظهور',
  customerId: 'المعرّف لدى مزوّد الدفع',
  answer: 'إجابة عن حقل خاص',
  agreed: 'تاريخ الموافقة',
  unsubscribed: 'تاريخ إلغاء الاشتراك',
  bounced: 'تاريخ الارتداد',
});
