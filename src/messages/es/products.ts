import { defineTranslation } from '../define-messages.ts';
import type { products as english } from '../en/products.ts';

export const products = defineTranslation<typeof english>('products', {
  from: 'desde {price}',
  sale: 'Oferta',
  soldOut: 'Agotado',
  inStock: 'Disponible',
  originally: 'Precio original',
  now: 'Precio',
  sku: 'Referencia: {sku}',
  noSuchVariant: 'No disponible en esta combinación',
  products: 'Productos',
  pictures: 'Imágenes',
});
