import { defineTranslation } from '../define-messages.ts';
import type { plans as english } from '../en/plans.ts';

export const plans = defineTranslation<typeof english>('plans', {
  billing: 'طريقة الدفع',
  monthly: 'شهريًا',
  yearly: 'سنويًا',
  once: '⁦{price}⁩، دفعة واحدة',
  saving: 'توفير {percent}٪',
  trial:
    '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} مجانًا، ثم ⁦{price}⁩',
  tryIt: 'تجربة مجانية',
  yours: 'خطتك',
  nextCharge: 'الدفعة التالية ⁦{price}⁩ في {date}.',
  freeUntil: 'مجانًا حتى {date}، ثم ⁦{price}⁩.',
  endsOn: 'ينتهي وصولك في {date}.',
  pastDue: 'تعذّر أحد المدفوعات. ينتهي وصولك في {date} ما لم يُدفع قبل ذلك.',
  given: 'لديك هذه الخطة دون دفع.',
  paidOnce: 'مدفوعة مرة واحدة، بلا نهاية.',
  manage: 'المدفوعات والإلغاء',
  welcome: 'أصبحت عضوًا',
  begun: 'لديك الآن الخطة {plan}.',
  begins: 'تبدأ خطتك {plan} عند وصول دفعتك.',
});
