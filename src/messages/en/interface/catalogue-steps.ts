import { defineMessages } from '../../define-messages.ts';

/** What changes of many products are called in undo and in histories. */
export const catalogueSteps = defineMessages('catalogueSteps', {
  state: 'Change status of products',
  visibility: 'Change visibility of products',
  price: 'Change prices of products',
  sale: 'Change sale of products',
  sku: 'Change SKU of products',
  tags: 'Change tags of products',
  categories: 'Change categories of products',
});
