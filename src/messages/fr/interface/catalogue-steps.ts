import { defineTranslation } from '../../define-messages.ts';
import type { catalogueSteps as english } from '../../en/interface/catalogue-steps.ts';

export const catalogueSteps = defineTranslation<typeof english>('catalogueSteps', {
  state: 'Modifier l’état de produits',
  visibility: 'Modifier la visibilité de produits',
  price: 'Modifier les prix de produits',
  sale: 'Modifier la promotion de produits',
  sku: 'Modifier les références de produits',
  tags: 'Modifier les étiquettes de produits',
  categories: 'Modifier les catégories de produits',
});
