import { defineTranslation } from '../../define-messages.ts';
import type { planPrices as english } from '../../en/interface/plan-prices.ts';

export const planPrices = defineTranslation<typeof english>('planPrices', {
  picture: 'صورة',
  price: 'السعر',
  free: 'مجانية',
  once: 'دفعة واحدة',
  monthly: 'كل شهر',
  yearly: 'كل سنة',
  both: 'كل شهر أو كل سنة',
  amount: 'السعر',
  monthlyAmount: 'سعر الشهر',
  yearlyAmount: 'سعر السنة',
  amountWrong: 'يجب إدخال مبلغ أكبر من 0.',
  priceText: 'يدفع الأعضاء في صفحة الدفع بالمتجر: طرق تلقي المدفوعات في البيع ← المدفوعات.',
  keepPrice: 'يسري السعر الجديد على الأعضاء الجدد. ويحتفظ الحاليون بسعرهم حتى تنقلهم.',
  trial: 'أيام التجربة المجانية',
  trialText: 'فارغ: الدفع من اليوم الأول. لكل عنوان بريد إلكتروني تجربة واحدة للخطة.',
  trialWrong: 'عدد صحيح من 1 إلى 90، أو لا شيء.',
  everyMonth: '{price} كل شهر',
  everyYear: '{price} كل سنة',
  onceIt: '{price} دفعة واحدة',
  eitherWay: '{monthly} كل شهر أو {yearly} كل سنة',
});
