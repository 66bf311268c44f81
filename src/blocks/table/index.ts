import { MAX_TABLE_CAPTION, plainTextOf } from '#domain/rich-text/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import tableStyles from '../text/table.css?inline';
import { TableBlock } from './render.tsx';
import { tableDefaults, tableMigrations, tableSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Rows and columns of words: prices, hours, comparisons (EDIT-213). */
export const table = defineBlock({
  type: 'table',
  title: 'Table',
  category: 'basic',
  icon: 'table',
  keywords: [
    'grid',
    'rows',
    'columns',
    'cells',
    'spreadsheet',
    'csv',
    'prices',
    'opening hours',
    'timetable',
  ],
  schema: tableSchema,
  defaults: tableDefaults,
  dataVersion: 1 + tableMigrations.length,
  migrations: tableMigrations,
  fields: {
    table: { control: 'rich-text', label: 'Cells' },
    look: {
      control: 'segmented',
      label: 'Look',
      options: [
        { value: 'lines', label: 'Lines' },
        { value: 'grid', label: 'Bordered' },
        { value: 'striped', label: 'Striped' },
      ],
    },
    size: {
      control: 'segmented',
      label: 'Text size',
      options: [
        { value: 'small', label: 'Small' },
        { value: 'normal', label: 'Normal' },
      ],
    },
  },
  size: { w: 16, h: 7 },
  inlineField: 'table',
  inlineTexts: [{ path: 'table.content.*.attrs.caption', label: 'Caption', maxLength: MAX_TABLE_CAPTION }],
  render: TableBlock,
  hasBehaviour: false,
  sharedStyles: [tableStyles],
  styles,
  plainText: (data) => plainTextOf(data.table),
});
