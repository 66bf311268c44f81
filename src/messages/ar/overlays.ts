import { defineTranslation } from '../define-messages.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays = defineTranslation<typeof english>('overlays', {
  announcement: 'إعلان',
  closeAnnouncement: 'إغلاق الإعلان',
  contact: 'التواصل',
  call: 'اتصال',
  email: 'البريد الإلكتروني',
  directions: 'الاتجاهات',
  hours: 'المواعيد',
  openingHours: 'ساعات العمل',
});
