import { defineMessages } from '../../define-messages.ts';

/** The panel of a table. */
export const tablePanel = defineMessages('tablePanel', {
  caption: 'Caption',
  captionHelp: 'Stands above the table, and is read out before it.',
  headerRow: 'Header row',
  headerColumn: 'Header column',
  alignColumn: 'Align column',
  columnAlignment: 'Alignment of columns',
  column: 'Column {number}',
  atMost: 'At most {columns} columns, {rows} rows and {cells, number} cells.',
});
