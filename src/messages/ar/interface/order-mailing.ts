import { defineTranslation } from '../../define-messages.ts';
import type { orderMailing as english } from '../../en/interface/order-mailing.ts';

export const orderMailing = defineTranslation<typeof english>('orderMailing', {
  title: 'رسائل البريد',
  write: 'كتابة رسالة',
  subject: 'الموضوع',
  text: 'الرسالة',
  send: 'إرسال',
  sent: 'الرسالة في الطريق',
  again: 'إرسال من جديد',
  againNamed: 'إرسال «{name}» من جديد',
  didWritten: 'رسالة إلى المشتري',
  required: 'أدخل نصًا.',
  greeting: 'يتلقاها المشتري على {email} ويرد على مالك الموقع.',
  didMailRefused: 'رُفضت الرسالة يومًا كاملًا وتوقفت المحاولة',
  withdrawal: 'تأكيد العدول',
});
