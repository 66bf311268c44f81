import { defineTranslation } from '../define-messages.ts';
import type { dataRequests as english } from '../en/data-requests.ts';

export const dataRequests = defineTranslation<typeof english>('dataRequests', {
  getMyData: 'الحصول على بياناتي',
  deleteMyData: 'حذف بياناتي',
  getText:
    'اطلب نسخة من كل ما يحفظه هذا الموقع عنك، ومنه النماذج والتعليقات والرسائل، ويصلك الرد بالبريد خلال 30 يومًا.',
  deleteText: 'طلب حذف كل ما يحفظه هذا الموقع عنك.',
  mailedTo: 'يؤكد رابط يُرسل إلى {email} أنك صاحب الطلب.',
  inboxTitle: 'انظر في بريدك الوارد',
  checkInbox: 'افتح الرابط في الرسالة التي أرسلناها إليك: به تؤكد طلبك.',
  confirmTitle: 'تأكيد طلبك',
  confirm: 'تأكيد الطلب',
  confirmLead:
    '{kind, select, copy {نسخة من البيانات التي يحفظها هذا الموقع عن {email}.} other {المطلوب حذف البيانات التي يحفظها هذا الموقع عن {email}.}}',
  confirmedTitle: 'تم تأكيد طلبك',
  confirmed:
    '{kind, select, copy {تصلك إجابة بالبريد حتى {date}.} other {يُجاب عنه حتى {date}. بعد حذف بياناتك لا تصلك أي رسالة، لأن عنوانك يُحذف أيضًا.}}',
  linkTitle: 'هذا الرابط لا يعمل',
  linkUsed: 'تم تأكيد هذا الطلب من قبل.',
  linkExpired: 'انتهت صلاحية الرابط. أعد الطلب على الموقع.',
  linkUnknown: 'انتهت صلاحية الرابط أو أنه غير مكتمل. أعد الطلب على الموقع.',
  copyTitle: 'بياناتك',
  copyUntil: 'يعمل الرابط حتى {date}.',
  sendCodeText: 'حتى لا يفتح أحد غيرك بياناتك، يُرسل رمز إلى {email}.',
  sendCode: 'إرسال الرمز',
  codeSent: 'أدخل الأرقام الستة من الرسالة التي أرسلناها إليك.',
  code: 'الرمز',
  codeWrong: 'هذا الرمز خاطئ أو لم يعد يعمل.',
  download: 'تنزيل',
});
