import { defineTranslation } from '../../define-messages.ts';
import type { fieldKinds as english } from '../../en/interface/field-kinds.ts';

export const fieldKinds = defineTranslation<typeof english>('fieldKinds', {
  text: 'نص',
  textarea: 'مربع نص',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  phone: 'الهاتف',
  address: 'العنوان',
  number: 'رقم',
  currency: 'عملة',
  website: 'موقع ويب',
  twitter: 'تويتر',
  password: 'كلمة المرور',
  date: 'التاريخ',
  time: 'الوقت',
  radio: 'خيار واحد',
  checkbox: 'مربعات اختيار',
  select: 'قائمة منسدلة',
  likert: 'استبيان',
  section: 'عنوان',
  hidden: 'مخفي',
});
