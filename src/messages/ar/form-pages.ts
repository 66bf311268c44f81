import { defineTranslation } from '../define-messages.ts';
import type { formPages as english } from '../en/form-pages.ts';

export const formPages = defineTranslation<typeof english>('formPages', {
  needsScripts: 'لا يمكن إرسال هذا النموذج إلا مع تفعيل JavaScript.',
  needsTime: 'بدون JavaScript تظهر صفحة إضافية قبل إرسال هذا النموذج.',
  backToPage: 'العودة إلى الصفحة',
  wait: 'لإبعاد البرامج الآلية، يمكن إرسال هذا النموذج بعد {seconds} ثوانٍ من فتح هذه الصفحة. تحقق من إدخالاتك ثم اضغط على «أرسل».',
  tooEarly: 'لم تنقضِ {seconds} ثوانٍ بعد. انتظر لحظة ثم اضغط على «أرسل» مرة أخرى.',
  send: 'أرسل',
  copyEntries:
    'لا يمكن إرسال هذا النموذج إلا مع تفعيل JavaScript. إدخالاتك معروضة أدناه: انسخ ما تحتاج إليه قبل العودة إلى الصفحة لإرساله منها.',
  stillInPage: 'ما أدخلته لا يزال موجودًا في الصفحة التي جئت منها.',
  keptHere: 'كل ما أدخلته محفوظ في هذه الصفحة.',
  sendAgain: 'أرسل مرة أخرى',
  request: 'الطلب {id}',
});
