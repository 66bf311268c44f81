import { defineTranslation } from '../../define-messages.ts';
import type { tablePanel as english } from '../../en/interface/table-panel.ts';

export const tablePanel = defineTranslation<typeof english>('tablePanel', {
  caption: 'Beschriftung',
  captionHelp: 'Steht über der Tabelle und wird vor ihr vorgelesen.',
  headerRow: 'Kopfzeile',
  headerColumn: 'Kopfspalte',
  alignColumn: 'Spalte ausrichten',
  columnAlignment: 'Ausrichtung der Spalten',
  column: 'Spalte {number}',
  atMost: 'Höchstens {columns} Spalten, {rows} Zeilen und {cells, number} Zellen.',
});
