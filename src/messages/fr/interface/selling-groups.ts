import { defineTranslation } from '../../define-messages.ts';
import type { sellingGroups as english } from '../../en/interface/selling-groups.ts';

export const sellingGroups = defineTranslation<typeof english>('sellingGroups', {
  sales: 'Ventes',
  catalogue: 'Catalogue',
  setup: 'Configuration',
  now: 'Vente : {part}',
  toProducts: 'Aller aux produits',
});
