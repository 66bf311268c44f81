import { defineTranslation } from '../../define-messages.ts';
import type { stockMails as english } from '../../en/interface/stock-mails.ts';

export const stockMails = defineTranslation<typeof english>('stockMails', {
  soldOut: '{name} ist ausverkauft',
  few: '{left, plural, one {Nur noch # übrig: {name}} other {Nur noch # übrig: {name}}}',
  several:
    '{count, plural, one {# Variante hat geringen Bestand} other {# Varianten haben geringen Bestand}}',
  open: 'Bestand öffnen',
});
