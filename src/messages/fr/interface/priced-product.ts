import { defineTranslation } from '../../define-messages.ts';
import type { pricedProduct as english } from '../../en/interface/priced-product.ts';

export const pricedProduct = defineTranslation<typeof english>('pricedProduct', {
  loading: 'Chargement du produit',
  lead: 'Ici se modifient les prix, le SKU, le stock et la visibilité. Le reste est modifié par les personnes qui éditent le site. Les nouveaux prix s’appliquent une fois publiés.',
  page: 'Page',
});
