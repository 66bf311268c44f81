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

export function tableDefaults(): TableData {
  return {
    table: tableTextOf({
      hasHeaderRow: true,
      alignments: ['start', 'start', 'end'],
      rows: [
        ['What', 'When', 'Price'],
        ['A first lesson', 'Tuesday, 18:00', '$ 25'],
        ['Ten lessons', 'Tuesday and Thursday', '$ 220'],
        ['Open studio', 'Saturday, 10:00 to 16:00', '$ 12'],
      ],
    }),
    look: 'lines',
    size: 'normal',
  };
}

export const tableMigrations: readonly BlockMigration[] = [];
