import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import { tableTextOf, tableTextSchema } from '#domain/rich-text/table-text.ts';
import type { BlockMigration } from '../define-block.ts';

/** Lines between rows, lines around every cell, or every other row on a shade. */
export const TABLE_LOOKS = ['lines', 'grid', 'striped'] as const;

export const tableSchema = z.object({
  /** A text that is one table: the same model as tables within texts. */
  table: tableTextSchema,
  look: z.enum(TABLE_LOOKS).catch('lines'),
  /** The size of its words. */
  size: z.enum(['small', 'normal']).catch('normal'),
});
export type TableData = z.infer<typeof tableSchema>;

export function tableDefaults(translate: Translate = translateEnglish): TableData {
  return {
    table: tableTextOf({
      hasHeaderRow: true,
      alignments: ['start', 'start', 'end'],
      rows: [
        [translate(newContent.tableWhat), translate(newContent.tableWhen), translate(newContent.tablePrice)],
        [translate(newContent.tableFirst), translate(newContent.tableFirstWhen), '$ 25'],
        [translate(newContent.tableTen), translate(newContent.tableTenWhen), '$ 220'],
        [translate(newContent.tableOpen), translate(newContent.tableOpenWhen), '$ 12'],
      ],
    }),
    look: 'lines',
    size: 'normal',
  };
}

export const tableMigrations: readonly BlockMigration[] = [];
