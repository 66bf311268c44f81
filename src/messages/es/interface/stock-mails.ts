import { defineTranslation } from '../../define-messages.ts';
import type { stockMails as english } from '../../en/interface/stock-mails.ts';

export const stockMails = defineTranslation<typeof english>('stockMails', {
  soldOut: '{name} está agotado',
  few: '{left, plural, one {Solo queda #: {name}} other {Solo quedan #: {name}}}',
  several:
    '{count, plural, one {# variante tiene pocas existencias} other {# variantes tienen pocas existencias}}',
  open: 'Abrir el inventario',
});
