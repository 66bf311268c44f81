import { defineTranslation } from '../define-messages.ts';
import type { products as english } from '../en/products.ts';

export const products = defineTranslation<typeof english>('products', {
  from: 'vanaf {price}',
  sale: 'Aanbieding',
  soldOut: 'Uitverkocht',
  inStock: 'Op voorraad',
  originally: 'Oorspronkelijke prijs',
  now: 'Prijs',
  sku: 'Artikelnummer: {sku}',
  noSuchVariant: 'Niet verkrijgbaar in deze combinatie',
  products: 'Producten',
  pictures: 'Afbeeldingen',
});
