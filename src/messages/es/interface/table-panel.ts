import { defineTranslation } from '../../define-messages.ts';
import type { tablePanel as english } from '../../en/interface/table-panel.ts';

export const tablePanel = defineTranslation<typeof english>('tablePanel', {
  caption: 'Título',
  captionHelp: 'Va encima de la tabla y se lee antes que ella.',
  headerRow: 'Fila de encabezado',
  headerColumn: 'Columna de encabezado',
  alignColumn: 'Alinear columna',
  columnAlignment: 'Alineación de las columnas',
  column: 'Columna {number}',
  atMost: 'Como máximo {columns} columnas, {rows} filas y {cells, number} celdas.',
});
