import { defineTranslation } from '../../define-messages.ts';
import type { paymentComparison as english } from '../../en/interface/payment-comparison.ts';

export const paymentComparison = defineTranslation<typeof english>('paymentComparison', {
  title: 'المقارنة مع مزوّد الدفع',
  text: 'في كل ليلة تُقارن مدفوعات آخر 7 أيام والمبالغ المستردّة فيها بما لدى المزوّد.',
  equal: 'آخر مقارنة في {date}: كل شيء متطابق.',
  differ:
    '{count, plural, zero {لا فروق مفتوحة.} one {فرق واحد مفتوح.} two {فرقان مفتوحان.} few {# فروق مفتوحة.} many {# فرقًا مفتوحًا.} other {# فرق مفتوح.}} آخر مقارنة في {date}.',
  unanswered: 'لم يُجب {provider} في {date}. يُسأل من جديد كل ساعة.',
  differences: 'الفروق',
  paymentOf: 'دفعة الطلب {number}',
  refundOf: 'استرداد الطلب {number}',
  paymentAlone: 'دفعة بلا طلب مقدَّم',
  refundAlone: 'استرداد بلا طلب مقدَّم',
  sums: 'في متجرك {here}، ولدى {provider} {there}',
  unknown: 'غير معروف',
  known: 'لدى {provider} باسم {id}',
  found: 'وُجد في {date}',
  putRight: 'صُحّح تلقائيًا في {date}',
  byHand: 'وُسم بأنه مسوّى في {date}',
  settle: 'وسم بأنه مسوّى',
  settleOne: 'وسم بأنه مسوّى: {what}',
  settled: 'وُسم الفرق بأنه مسوّى.',
});
