import { defineTranslation } from '../define-messages.ts';
import type { products as english } from '../en/products.ts';

export const products = defineTranslation<typeof english>('products', {
  from: 'ab {price}',
  sale: 'Angebot',
  soldOut: 'Ausverkauft',
  inStock: 'Vorrätig',
  originally: 'Ursprünglicher Preis',
  now: 'Preis',
  sku: 'Artikelnummer: {sku}',
  noSuchVariant: 'In dieser Kombination nicht erhältlich',
  products: 'Produkte',
  pictures: 'Bilder',
});
