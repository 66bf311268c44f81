import { defineTranslation } from '../../define-messages.ts';
import type { dataGrid as english } from '../../en/interface/data-grid.ts';

export const dataGrid = defineTranslation<typeof english>('dataGrid', {
  fillDown: 'Recopier vers le bas',
  hint: 'Les flèches déplacent, Entrée modifie, Ctrl+C et Ctrl+V copient et collent.',
  yes: 'Oui',
  no: 'Non',
  changed: '{count, plural, one {# cellule a été modifiée.} other {# cellules ont été modifiées.}}',
  someRefused:
    '{refused, plural, one {# cellule n’a pas pu être gardée} other {# cellules n’ont pas pu être gardées}} ; {kept, plural, one {# cellule a été modifiée.} other {# cellules ont été modifiées.}}',
});
