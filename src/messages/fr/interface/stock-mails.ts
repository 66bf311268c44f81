import { defineTranslation } from '../../define-messages.ts';
import type { stockMails as english } from '../../en/interface/stock-mails.ts';

export const stockMails = defineTranslation<typeof english>('stockMails', {
  soldOut: '{name} est épuisé',
  few: '{left, plural, one {Plus que # pièce : {name}} other {Plus que # pièces : {name}}}',
  several: '{count, plural, one {# variante a un stock faible} other {# variantes ont un stock faible}}',
  open: 'Ouvrir l’inventaire',
});
