import { defineTranslation } from '../define-messages.ts';
import type { subscriptionPlans as english } from '../en/subscription-plans.ts';

export const subscriptionPlans = defineTranslation<typeof english>('subscriptionPlans', {
  everyWeek: '⁦{price}⁩ كل أسبوع',
  everyMonth: '⁦{price}⁩ كل شهر',
  everyYear: '⁦{price}⁩ كل سنة',
  everyWeeks:
    '⁦{price}⁩ كل {count, plural, zero {# أسبوع} one {أسبوع} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  everyMonths:
    '⁦{price}⁩ كل {count, plural, zero {# شهر} one {شهر} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  everyYears:
    '⁦{price}⁩ كل {count, plural, zero {# سنة} one {سنة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
  forWeeks:
    '{plan} لمدة {count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  forMonths:
    '{plan} لمدة {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  forYears:
    '{plan} لمدة {count, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}',
  subscribe: 'اشتراك',
  subscribeAndPay: 'اشتراك ودفع ⁦{total}⁩',
  title: 'الاشتراك',
  summary: 'اشتراكك',
  firstCharge: 'أول دفعة في {day}',
  nextCharge: 'الدفعة التالية في {day}',
  lastCharge: 'آخر دفعة في {day}',
  allCharges: 'مجموع كل الدفعات',
  untilCanceled: 'يستمر إلى أن تلغيه.',
  onlyCharge: 'لن يُطلب أي مبلغ آخر.',
  automatic: 'تُسدَّد كل دفعة لاحقة بوسيلة الدفع نفسها.',
  byHand: 'تصلك فاتورة عن كل دفعة لاحقة.',
  agreement: 'توافق على دفع {plan}. يمكنك الإلغاء في أي وقت.',
  agreedNext: 'مع التوصيل والضرائب والخصومات تبلغ الدفعة التالية ⁦{amount}⁩.',
  confirmed: 'تم تأكيد الاشتراك',
  received: 'استُلم الاشتراك',
  confirmedText: 'شكرًا لك. لقد اشتركت في {title}.',
});
