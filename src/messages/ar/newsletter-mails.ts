import { defineTranslation } from '../define-messages.ts';
import type { newsletterMails as english } from '../en/newsletter-mails.ts';

export const newsletterMails = defineTranslation<typeof english>('newsletterMails', {
  confirmSubject: 'أكِّد اشتراكك في {list}',
  confirmLead: 'أدخل أحدهم هذا العنوان، ولعلّه أنت، ليصله {list} من {site}.',
  confirmAsk: 'أكِّد رغبتك في ذلك. يعمل الرابط لمدة 30 يومًا.',
  confirmButton: 'تأكيد الاشتراك',
  confirmNote: 'إن لم تكن أنت فلا تفعل شيئًا: لن تصلك رسائل أخرى.',
  welcomeSubject: 'أنت مشترك في {list}',
  welcomeLead: 'من الآن فصاعدًا يصل {list} من {site} إلى هذا العنوان.',
  welcomeNote: 'إن لم تكن أنت، أو غيّرت رأيك، فيمكنك المغادرة في أي وقت.',
  leaveSubject: 'رابط مغادرة {list}',
  leaveLead: 'طلبت رابط إلغاء الاشتراك في {list} من {site}.',
  leaveNote: 'إن لم تطلبه فلا تفعل شيئًا.',
  unsubscribe: 'إلغاء الاشتراك',
});
