import { defineMessages } from '../../define-messages.ts';

/** What the product says that is opened by whoever changes prices and stock and nothing else. */
export const pricedProduct = defineMessages('pricedProduct', {
  loading: 'Loading the product',
  lead: 'You change prices, SKU, stock and whether it is shown. The rest is changed by whoever edits the site. Changes of prices go live when you publish them.',
  page: 'Page',
});
