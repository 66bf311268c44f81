import type { PageWords } from './page-texts.ts';

/** What visitors read on pages that only the server makes, in Arabic (DATA-69). */
export const pageWords: PageWords = {
  'Skip to content': 'تخطَّ إلى المحتوى',
  'Back to {site}': 'العودة إلى {site}',
  'What you entered still stands in the page you came from.':
    'ما أدخلته لا يزال موجودًا في الصفحة التي جئت منها.',
  'Everything you entered is kept in this page.': 'كل ما أدخلته محفوظ في هذه الصفحة.',
  'Send again': 'أرسل مرة أخرى',
  'Request {id}': 'الطلب {id}',
  'This service is temporarily unavailable. Please try again later.':
    'هذه الخدمة غير متاحة مؤقتًا. يُرجى المحاولة لاحقًا.',
  'The request could not be read. It is not valid JSON or form data.':
    'تعذّرت قراءة الطلب. ليس JSON صالحًا ولا بيانات نموذج صالحة.',
  'The request is too large. The limit is {limit}.': 'الطلب كبير جدًا. الحد الأقصى هو {limit}.',
  'This kind of content is not accepted here.': 'هذا النوع من المحتوى غير مقبول هنا.',
  'The CAPTCHA could not be checked. Please try again later.':
    'تعذّر التحقق من اختبار CAPTCHA. يُرجى المحاولة لاحقًا.',
  'Too many requests. Please wait a moment and try again.':
    'طلبات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  Newsletter: 'النشرة البريدية',
  'Confirm your subscription to {list}': 'أكّد اشتراكك في {list}',
  'Confirm subscription': 'تأكيد الاشتراك',
  'Your subscription is confirmed': 'تم تأكيد اشتراكك',
  'You get {list} from now on. Each mail has a link to leave.':
    'ستصلك {list} من الآن فصاعدًا. في كل رسالة رابط لإلغاء الاشتراك.',
  'This link was used already': 'سبق استخدام هذا الرابط',
  'You left {list} since. Sign up again on the site if you want it back.':
    'لقد غادرت {list} بعد ذلك. اشترك مجددًا في الموقع إذا أردت استلامها من جديد.',
  'Unsubscribe from {list}': 'إلغاء الاشتراك في {list}',
  'You will get no more mails of {list}.': 'لن تصلك أي رسائل أخرى من {list}.',
  Unsubscribe: 'إلغاء الاشتراك',
  'You are unsubscribed': 'تم إلغاء اشتراكك',
  'You get no more mails of {list}.': 'لم تعد تصلك رسائل من {list}.',
  Undo: 'تراجع',
  'Subscribe to {list}': 'الاشتراك في {list}',
  'This link does not work': 'هذا الرابط لا يعمل',
  'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.':
    'انتهت صلاحيته أو أنه غير مكتمل. أدخل عنوانك ليصلك بالبريد رابط جديد لإلغاء الاشتراك.',
  'Send the link': 'أرسل الرابط',
  'Look into your inbox': 'تحقق من بريدك الوارد',
  'If this address is on a list of this site, a mail with the link is on its way.':
    'إذا كان هذا العنوان مدرجًا في إحدى قوائم هذا الموقع، فستصلك رسالة بها الرابط.',
  'This page is protected': 'هذه الصفحة محمية',
  'This site is protected': 'هذا الموقع محمي',
  Password: 'كلمة المرور',
  Continue: 'متابعة',
  'Incorrect password.': 'كلمة المرور غير صحيحة.',
  'Too many attempts. Please try again later.': 'محاولات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  'Coming soon': 'قريبًا',
  'This site is not open yet. Please come back later.': 'هذا الموقع لم يُفتح بعد. يُرجى العودة لاحقًا.',
};
