import { defineTranslation } from '../define-messages.ts';
import type { orderMails as english } from '../en/order-mails.ts';

export const orderMails = defineTranslation<typeof english>('orderMails', {
  receivedSubject: 'استلمنا الطلب {number}',
  receivedLead: 'شكرًا على طلبك من {site}. وهو محجوز لك إلى أن يُدفع.',
  howToPay: 'كيفية الدفع',
  confirmedSubject: 'تأكد الطلب {number}',
  confirmedLead: 'شكرًا على طلبك من {site}. لقد دُفع.',
  fulfilledSubject: 'الطلب {number} في الطريق',
  fulfilledLead: 'هذه الأصناف من طلبك من {site} في الطريق.',
  sentWith: 'أُرسل مع',
  follow: 'تتبع الطرد',
  canceledSubject: 'أُلغي الطلب {number}',
  canceledLead: 'أُلغي طلبك من {site}.',
  givenBack: 'سيُعاد إليك {amount}.',
  newSubject: 'طلب جديد {number}: {total}',
  newLead: 'طلب {buyer} من {site}.',
  newUnpaid: 'لم يُدفع بعد.',
  unpaidLead: 'أُلغي الطلب {number} لأنه لم يُدفع في وقته.',
  open: 'افتح في Portico',
  see: 'عرض الطلب',
  subtotal: 'المجموع الفرعي',
  shipping: 'الشحن',
  taxIncluded: '{name}، مشمولة',
  total: 'الإجمالي',
  deliverTo: 'التسليم إلى',
  noteOfBuyer: 'ملاحظة',
});
