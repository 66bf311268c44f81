import { defineTranslation } from '../define-messages.ts';
import type { newsletters as english } from '../en/newsletters.ts';

export const newsletters = defineTranslation<typeof english>('newsletters', {
  checkInbox: 'يُرجى التحقق من بريدك الوارد للتأكيد.',
  email: 'البريد الإلكتروني',
  title: 'النشرة البريدية',
  confirmTitle: 'أكّد اشتراكك في {list}',
  confirm: 'تأكيد الاشتراك',
  confirmedTitle: 'تم تأكيد اشتراكك',
  confirmed: 'ستصلك {list} من الآن فصاعدًا. في كل رسالة رابط لإلغاء الاشتراك.',
  usedTitle: 'سبق استخدام هذا الرابط',
  leftSince: 'لقد غادرت {list} بعد ذلك. اشترك مجددًا في الموقع إذا أردت استلامها من جديد.',
  leaveTitle: 'إلغاء الاشتراك في {list}',
  leave: 'لن تصلك أي رسائل أخرى من {list}.',
  unsubscribe: 'إلغاء الاشتراك',
  leftTitle: 'تم إلغاء اشتراكك',
  left: 'لم تعد تصلك رسائل من {list}.',
  undo: 'تراجع',
  returnTitle: 'الاشتراك في {list}',
  deadLinkTitle: 'هذا الرابط لا يعمل',
  deadLink: 'انتهت صلاحيته أو أنه غير مكتمل. أدخل عنوانك ليصلك بالبريد رابط جديد لإلغاء الاشتراك.',
  sendLink: 'أرسل الرابط',
  inboxTitle: 'تحقق من بريدك الوارد',
  inbox: 'إذا كان هذا العنوان مدرجًا في إحدى قوائم هذا الموقع، فستصلك رسالة بها الرابط.',
  back: 'العودة إلى {site}',
});
