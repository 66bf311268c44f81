import { defineTranslation } from '../../define-messages.ts';
import type { productQuestions as english } from '../../en/interface/product-questions.ts';

export const productQuestions = defineTranslation<typeof english>('productQuestions', {
  title: 'Preguntas',
  text: 'Se hacen cuando alguien añade este producto al carrito. Las respuestas lo acompañan en el carrito, el pedido y sus correos.',
});
