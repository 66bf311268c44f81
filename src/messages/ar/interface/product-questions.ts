import { defineTranslation } from '../../define-messages.ts';
import type { productQuestions as english } from '../../en/interface/product-questions.ts';

export const productQuestions = defineTranslation<typeof english>('productQuestions', {
  title: 'أسئلة',
  text: 'تُطرح عندما يضيف أحد هذا المنتج إلى السلة. وتظهر الإجابات معه في السلة والطلب ورسائله.',
});
