import { defineTranslation } from '../../define-messages.ts';
import type { productQuestions as english } from '../../en/interface/product-questions.ts';

export const productQuestions = defineTranslation<typeof english>('productQuestions', {
  title: 'Fragen',
  text: 'Werden gestellt, wenn jemand dieses Produkt in den Warenkorb legt. Die Antworten stehen dabei im Warenkorb, in der Bestellung und in ihren Mails.',
});
