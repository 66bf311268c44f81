import { defineTranslation } from '../define-messages.ts';
import type { dataRequestMails as english } from '../en/data-request-mails.ts';

export const dataRequestMails = defineTranslation<typeof english>('dataRequestMails', {
  confirmSubject:
    '{kind, select, copy {تأكيد رغبتك في الحصول على بياناتك من {site}} other {تأكيد رغبتك في أن يحذف {site} بياناتك}}',
  confirmLead:
    '{kind, select, copy {طلب شخص ما من {site} نسخة من البيانات المحفوظة عن هذا العنوان.} other {طلب شخص ما من {site} حذف البيانات المحفوظة عن هذا العنوان.}}',
  confirmButton: 'تأكيد الطلب',
  confirmNote: 'يعمل الرابط مرة واحدة ولمدة 24 ساعة. إذا لم تطلب ذلك فتجاهل هذه الرسالة: لن يحدث شيء.',
  copySubject: 'بياناتك من {site}',
  copyLead: 'هذه نسخة البيانات التي يحفظها {site} عنك، كما طلبت.',
  copyButton: 'الحصول على بياناتي',
  copyNote: 'يعمل الرابط لمدة 7 أيام، ويطلب تسجيل الدخول أو رمزًا يُرسل إليك بالبريد.',
  codeSubject: 'رمز فتح بياناتك من {site}',
  codeLead: 'أدخل هذا الرمز لفتح بياناتك: {code}',
  codeNote: 'يعمل لمدة 15 دقيقة. إذا لم تطلبه فتجاهل هذه الرسالة.',
  declinedSubject: 'طلبك إلى {site}',
  declinedLead:
    '{kind, select, copy {رفض {site} إرسال نسخة من بياناتك إليك.} other {رفض {site} حذف بياناتك.}}',
  reason: 'السبب',
  dueSubject: '{site}: الإجابة عن طلب يخص بيانات شخصية قبل {due}',
  dueLead:
    '{kind, select, copy {طلب شخص ما من {site} نسخة من بياناته. الموعد النهائي {due}.} other {طلب شخص ما من {site} حذف بياناته. الموعد النهائي {due}.}}',
  dueButton: 'فتح الطلبات',
});
