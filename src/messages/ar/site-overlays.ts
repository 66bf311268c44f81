import { defineTranslation } from '../define-messages.ts';
import type { siteOverlays as english } from '../en/site-overlays.ts';

export const siteOverlays = defineTranslation<typeof english>('siteOverlays', {
  announcement: 'إعلان',
  closeAnnouncement: 'إغلاق الإعلان',
  contact: 'التواصل',
  call: 'اتصال',
  email: 'البريد الإلكتروني',
  directions: 'الاتجاهات',
  hours: 'المواعيد',
  openingHours: 'ساعات العمل',
});
