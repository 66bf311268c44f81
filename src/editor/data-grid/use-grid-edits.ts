import { useState } from 'react';
import type { GridColumn, GridEdit, GridRow } from './grid-column.ts';
import type { GridPlace } from './grid-range.ts';

/** What could not be kept of a cell: the text that was put into it, and why. */
export interface WrongCell {
  readonly text: string;
  readonly message: string;
}

/** A text for a cell by its place. */
export type PlacedText = GridPlace & { readonly text: string };

/** The name of a cell among all. */
export function cellKey(rowId: string, columnId: string): string {
  return `${rowId} ${columnId}`;
}

/**
 * Takes what is put into cells: what can be kept is handed over in one go; what cannot stays in its cell and says why, so
 * that nothing of what was pasted is lost.
 */
export function useGridEdits<Row extends GridRow>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  onEdit: (edits: readonly GridEdit[]) => void,
) {
  const [wrong, setWrong] = useState<ReadonlyMap<string, WrongCell>>(new Map());

  function put(texts: readonly PlacedText[]): { readonly kept: number; readonly refused: number } {
    const next = new Map(wrong);
    const edits: GridEdit[] = [];
    let refused = 0;
    for (const { row: at, column: along, text: given } of texts) {
      const [row, column] = [rows[at], columns[along]];
      if (row === undefined || column === undefined || column.isFixed?.(row) === true) continue;
      const text = given.trim();
      const key = cellKey(row.id, column.id);
      const message = column.check(text, row);
      if (message === null) {
        next.delete(key);
        if (text !== column.read(row)) edits.push({ rowId: row.id, columnId: column.id, text });
      } else {
        next.set(key, { text, message });
        refused += 1;
      }
    }
    setWrong(next);
    if (edits.length > 0) onEdit(edits);
    return { kept: edits.length, refused };
  }

  function forget(rowId: string, columnId: string): void {
    const next = new Map(wrong);
    if (next.delete(cellKey(rowId, columnId))) setWrong(next);
  }

  return { wrong, put, forget };
}
