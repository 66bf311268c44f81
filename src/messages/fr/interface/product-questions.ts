import { defineTranslation } from '../../define-messages.ts';
import type { productQuestions as english } from '../../en/interface/product-questions.ts';

export const productQuestions = defineTranslation<typeof english>('productQuestions', {
  title: 'Questions',
  text: 'Posées quand quelqu’un ajoute ce produit au panier. Les réponses l’accompagnent dans le panier, la commande et ses e-mails.',
});
