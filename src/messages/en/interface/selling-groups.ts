import { defineMessages } from '../../define-messages.ts';

/** What the groups are called that the parts of Selling stand in. */
export const sellingGroups = defineMessages('sellingGroups', {
  sales: 'Sales',
  catalogue: 'Catalog',
  setup: 'Set up',
  now: 'Selling: {part}',
  toProducts: 'Go to products',
});
