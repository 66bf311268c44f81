import { defineTranslation } from '../../define-messages.ts';
import type { subscriptionFields as english } from '../../en/interface/subscription-fields.ts';

export const subscriptionFields = defineTranslation<typeof english>('subscriptionFields', {
  title: 'الاشتراك',
  sell: 'البيع كاشتراك',
  sellText: 'يُحصَّل المبلغ بشكل متكرر، وله صفحة دفع خاصة بدلًا من السلة.',
  every: 'يُحصَّل كل',
  unit: 'أسابيع أو أشهر أو سنوات',
  weeks: 'أسابيع',
  months: 'أشهر',
  years: 'سنوات',
  everyInvalid: 'أدخل عددًا صحيحًا من 1 إلى {max}.',
  cycles: 'عدد الدفعات كلها',
  cyclesHelp: 'اتركه فارغًا للتحصيل حتى الإلغاء.',
  cyclesInvalid: 'أدخل عددًا صحيحًا من 1 إلى {max}، أو لا شيء.',
  plan: 'خطة الاشتراك',
});
