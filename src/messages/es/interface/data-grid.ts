import { defineTranslation } from '../../define-messages.ts';
import type { dataGrid as english } from '../../en/interface/data-grid.ts';

export const dataGrid = defineTranslation<typeof english>('dataGrid', {
  fillDown: 'Rellenar hacia abajo',
  hint: 'Las flechas mueven, Intro edita, Ctrl+C y Ctrl+V copian y pegan.',
  yes: 'Sí',
  no: 'No',
  changed: '{count, plural, one {Se cambió # celda.} other {Se cambiaron # celdas.}}',
  someRefused:
    '{refused, plural, one {# celda no se pudo guardar} other {# celdas no se pudieron guardar}}; {kept, plural, one {se cambió # celda.} other {se cambiaron # celdas.}}',
});
