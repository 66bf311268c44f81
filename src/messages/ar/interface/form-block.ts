import { defineTranslation } from '../../define-messages.ts';
import type { formBlock as english } from '../../en/interface/form-block.ts';

export const formBlock = defineTranslation<typeof english>('formBlock', {
  name: 'اسم النموذج',
  fields: 'الحقول',
  notifyEmail: 'إرسال الردود إلى هذا البريد الإلكتروني',
  keepSubmissions: 'حفظ الردود في قائمة الردود',
  purpose: 'ما يفعله النموذج',
  takesAnswers: 'استلام الردود',
  getMyData: 'الحصول على بياناتي',
  deleteMyData: 'حذف بياناتي',
  mailingList: 'القائمة البريدية',
  buttonText: 'نص الزر',
  buttonAlignment: 'محاذاة الزر',
  afterSending: 'النص بعد الإرسال',
  pageAfterSending: 'الصفحة بعد الإرسال',
  codeAfterSending: 'الشفرة بعد الإرسال',
  codeAfterSendingHelp: 'HTML ونصوص برمجية تعمل على الموقع المنشور بعد إرسال النموذج.',
  opensInOverlay: 'فتح في طبقة',
  opensInOverlayHelp: 'تعرض الصفحة زرًا، ويُفتح النموذج فوق الصفحة.',
  openingButtonText: 'نص الزر الذي يفتح النموذج',
  captcha: 'طلب CAPTCHA',
  captchaHelp: 'لا يمكن إرسال النموذج إلا بعد إكماله.',
  disclaimer: 'إخلاء المسؤولية',
  needsConsent: 'طلب الموافقة',
  consentText: 'نص الموافقة',
  titleOfField: 'عنوان الحقل',
});
