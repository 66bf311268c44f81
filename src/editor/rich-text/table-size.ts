import type { EditorState } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '#domain/rich-text/rich-text.ts';
import { MAX_TABLE_CELLS } from '#domain/rich-text/table-text.ts';

/** How large the table around the caret is; nothing outside of one. */
export function tableSize(state: EditorState): { readonly rows: number; readonly columns: number } {
  if (!isInTable(state)) return { rows: 0, columns: 0 };
  const { map } = selectedRect(state);
  return { rows: map.height, columns: map.width };
}

/** Whether a table of this size is within its bounds (EDIT-213). */
export function fitsTable(rows: number, columns: number): boolean {
  return rows <= MAX_TABLE_ROWS && columns <= MAX_TABLE_COLUMNS && rows * columns <= MAX_TABLE_CELLS;
}
