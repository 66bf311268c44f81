import { defineTranslation } from '../../define-messages.ts';
import type { fieldRules as english } from '../../en/interface/field-rules.ts';

export const fieldRules = defineTranslation<typeof english>('fieldRules', {
  roleMissing: 'يُرجى اختيار دور واحد على الأقل',
  yourNameMissing: 'يُرجى إدخال اسمك',
  yourPasswordMissing: 'يُرجى إدخال كلمة المرور',
  codeMissing: 'يُرجى إدخال رمز',
  codeWrong: 'هذا الرمز غير صحيح أو سبق استخدامه.',
  notYourAddress: 'هذا ليس عنوان حسابك.',
  setUpCodeMissing: 'يُرجى إدخال رمز الإعداد',
  invalidEmail: 'يُرجى إدخال بريد إلكتروني صالح',
  nameMissing: 'يُرجى إدخال اسم.',
  titleMissing: 'يُرجى إدخال عنوان',
  atLeast: 'استخدم {min} أحرف على الأقل.',
  atMost: 'استخدم {max} حرف على الأكثر.',
  passwordTooShort: 'استخدم {min} أحرف على الأقل',
  passwordTooLong: 'استخدم {max} حرف على الأكثر',
  passwordTooPlain: 'استخدم أحرفًا أكثر اختلافًا',
  sessionToken: 'أرسل رمز جلسة من 36 حرفًا ورقمًا على الأكثر.',
  languageCode: 'أرسل لغة مثل en أو pt-BR.',
  placeMissing: 'اكتب مكانًا.',
  noJson: 'هذا ليس JSON صالحًا.',
  sameName: 'لحقلين الاسم نفسه.',
});
