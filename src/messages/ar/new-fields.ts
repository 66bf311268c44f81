import { defineTranslation } from '../define-messages.ts';
import type { newFields as english } from '../en/new-fields.ts';

export const newFields = defineTranslation<typeof english>('newFields', {
  text: 'نص',
  textarea: 'مربع نص',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  phone: 'الهاتف',
  address: 'العنوان',
  number: 'رقم',
  currency: 'مبلغ',
  website: 'الموقع الإلكتروني',
  twitter: 'تويتر',
  password: 'كلمة المرور',
  date: 'التاريخ',
  time: 'الوقت',
  radio: 'اختيار واحد',
  checkbox: 'خانات اختيار',
  select: 'قائمة منسدلة',
  likert: 'استبيان',
  section: 'عنوان قسم',
  subject: 'الموضوع',
  message: 'الرسالة',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  consent: 'موافقة',
});
