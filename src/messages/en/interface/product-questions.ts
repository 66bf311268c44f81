import { defineMessages } from '../../define-messages.ts';

/** What is said of the questions that a product asks. */
export const productQuestions = defineMessages('productQuestions', {
  title: 'Questions',
  text: 'Asked when somebody puts this product into the cart. The answers stand with it in the cart, the order and its mails.',
});
