import { MAX_TABLE_CAPTION, plainTextOf } from '#domain/rich-text/rich-text.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { TableBlock } from './render.tsx';
import { tableDefaults, tableMigrations, tableSchema } from './schema.ts';
import { TEXT_TABLE_STYLES } from '../text/text-table-styles.ts';
import styles from './styles.css?inline';

/** Rows and columns of words: prices, hours, comparisons (EDIT-213). */
export const table = defineBlock({
  type: 'table',
  title: blockKinds.table,
  category: 'basic',
  icon: 'table',
  schema: tableSchema,
  defaults: tableDefaults,
  dataVersion: 1 + tableMigrations.length,
  migrations: tableMigrations,
  fields: {
    table: { control: 'rich-text', label: blockFields.cells },
    look: {
      control: 'segmented',
      label: blockFields.look,
      options: [
        { value: 'lines', label: blockFields.lines },
        { value: 'grid', label: blockFields.bordered },
        { value: 'striped', label: blockFields.striped },
      ],
    },
    size: {
      control: 'segmented',
      label: blockFields.textSize,
      options: [
        { value: 'small', label: blockFields.small },
        { value: 'normal', label: blockFields.normal },
      ],
    },
  },
  size: { w: 16, h: 7 },
  inlineField: 'table',
  inlineTexts: [
    { path: 'table.content.*.attrs.caption', label: blockFields.caption, maxLength: MAX_TABLE_CAPTION },
  ],
  render: TableBlock,
  hasBehaviour: false,
  sharedStyles: [TEXT_TABLE_STYLES],
  styles,
  plainText: (data) => plainTextOf(data.table),
});
