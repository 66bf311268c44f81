import { defineTranslation } from '../../define-messages.ts';
import type { orderPrinting as english } from '../../en/interface/order-printing.ts';

export const orderPrinting = defineTranslation<typeof english>('orderPrinting', {
  print: 'Imprimer',
  slips: 'Bons de livraison',
  pricedSlips: 'Bons de livraison avec prix',
  receipts: 'Reçus et factures',
  selected: '{count, plural, one {# commande sélectionnée} other {# commandes sélectionnées}}',
  clear: 'Effacer la sélection',
  tooMany: 'Sélectionnez jusqu’à 100 commandes pour les imprimer en une fois.',
});
