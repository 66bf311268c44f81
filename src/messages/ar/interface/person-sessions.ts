import { defineTranslation } from '../../define-messages.ts';
import type { personSessions as english } from '../../en/interface/person-sessions.ts';

export const personSessions = defineTranslation<typeof english>('personSessions', {
  title: 'جلسات {name}',
  text: 'المتصفحات التي فتح فيها هذا الشخص هذا الموقع. من تُنهى جلسته عليه تسجيل الدخول من جديد، في المواقع الأخرى أيضًا.',
  device: 'الجهاز',
  lastSeen: 'آخر ظهور',
  thisOne: '{device} (هذا المتصفح)',
  end: 'إنهاء الجلسة',
  endOf: 'إنهاء الجلسة: {device}',
  endAll: 'إنهاء الكل',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  none: 'لا جلسات مفتوحة في هذا الموقع.',
});
