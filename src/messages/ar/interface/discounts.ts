import { defineTranslation } from '../../define-messages.ts';
import type { discounts as english } from '../../en/interface/discounts.ts';

export const discounts = defineTranslation<typeof english>('discounts', {
  percentWrong: 'أدخل نسبة من 0.01 إلى 100 بمنزلتين عشريتين على الأكثر.',
  amountWrong: 'أدخل مبلغًا أكبر من 0.',
  countWrong: 'أدخل عددًا صحيحًا من 1 فما فوق.',
  titleMissing: 'أدخل عنوانًا.',
  codeWrong: 'يتكون الرمز من 3 إلى 40 حرفًا أو رقمًا أو واصلة أو شرطة سفلية.',
  codeNotAutomatic: 'الخصم الذي يُطبَّق تلقائيًا ليس له رمز.',
  timeWrong: 'أدخل تاريخًا ووقتًا.',
  endsTooEarly: 'النهاية ليست بعد البداية.',
  codeTaken: 'لخصم آخر هذا الرمز.',
  prefixWrong: 'تتكون البداية من 28 حرفًا أو رقمًا أو واصلة أو شرطة سفلية على الأكثر.',
  tooManyAtOnce: 'أنشئ 10,000 رمز على الأكثر في المرة الواحدة.',
});
