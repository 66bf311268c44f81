import { defineTranslation } from '../define-messages.ts';
import type { products as english } from '../en/products.ts';

export const products = defineTranslation<typeof english>('products', {
  from: 'da {price}',
  sale: 'Offerta',
  soldOut: 'Esaurito',
  inStock: 'Disponibile',
  originally: 'Prezzo originale',
  now: 'Prezzo',
  sku: 'Codice articolo: {sku}',
  noSuchVariant: 'Non disponibile in questa combinazione',
  products: 'Prodotti',
  pictures: 'Immagini',
});
