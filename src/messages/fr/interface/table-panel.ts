import { defineTranslation } from '../../define-messages.ts';
import type { tablePanel as english } from '../../en/interface/table-panel.ts';

export const tablePanel = defineTranslation<typeof english>('tablePanel', {
  caption: 'Légende',
  captionHelp: 'Figure au-dessus du tableau et est lue avant lui.',
  headerRow: 'Ligne d’en-tête',
  headerColumn: 'Colonne d’en-tête',
  alignColumn: 'Aligner la colonne',
  columnAlignment: 'Alignement des colonnes',
  column: 'Colonne {number}',
  atMost: 'Au plus {columns} colonnes, {rows} lignes et {cells, number} cellules.',
});
