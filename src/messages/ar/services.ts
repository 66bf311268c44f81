import { defineTranslation } from '../define-messages.ts';
import type { services as english } from '../en/services.ts';

export const services = defineTranslation<typeof english>('services', {
  followAt: 'متابعة @{account} على {service}',
  follow: 'متابعة {account} على {service}',
  reserve: 'الحجز عبر {service}',
  bookTable: 'حجز طاولة عبر {service}',
  bookWith: 'الحجز عبر {service}',
  calendarFrom: 'التقويم من {service}.',
  calendarOf: 'تقويم {service}',
  rssFeed: 'خلاصة RSS',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  website: 'الموقع الإلكتروني',
});
