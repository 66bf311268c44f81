import { defineTranslation } from '../define-messages.ts';
import type { products as english } from '../en/products.ts';

export const products = defineTranslation<typeof english>('products', {
  from: 'à partir de {price}',
  sale: 'Promotion',
  soldOut: 'Épuisé',
  inStock: 'En stock',
  originally: 'Prix d’origine',
  now: 'Prix',
  sku: 'Référence : {sku}',
  noSuchVariant: 'Indisponible dans cette combinaison',
  products: 'Produits',
  pictures: 'Images',
});
