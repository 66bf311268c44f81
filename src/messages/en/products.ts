import { defineMessages } from '../define-messages.ts';

/** What the pages of products and their lists say around them. */
export const products = defineMessages('products', {
  from: 'from {price}',
  sale: 'Sale',
  soldOut: 'Sold Out',
  inStock: 'In stock',
  originally: 'Original price',
  now: 'Price',
  sku: 'SKU: {sku}',
  noSuchVariant: 'Not available in this combination',
  products: 'Products',
  pictures: 'Pictures',
});
