import type { RichTextNode } from './rich-text.ts';

/** A cell of a table with its first row and column. */
export interface PlacedCell {
  readonly cell: RichTextNode;
  readonly row: number;
  readonly column: number;
}

/**
 * The cells of a table with their grid positions: cells that span several rows push those of the rows below to the
 * side. The work is bounded by the cells, whose number and spans their schema bounds.
 */
export function placeCells(table: RichTextNode): readonly PlacedCell[] {
  const placed: PlacedCell[] = [];
  /** Rows still occupied by a cell from above, by column. */
  const takenBelow: number[] = [];
  for (const [row, { content = [] }] of (table.content ?? []).entries()) {
    let column = 0;
    const taken = new Set(takenBelow.flatMap((rows, at) => (rows > 0 ? [at] : [])));
    for (const at of taken) takenBelow[at] = (takenBelow[at] ?? 0) - 1;
    for (const cell of content) {
      while (taken.has(column)) column += 1;
      placed.push({ cell, row, column });
      const { colspan = 1, rowspan = 1 } = cell.attrs ?? {};
      for (let at = column; at < column + colspan; at += 1) {
        if (rowspan > 1) takenBelow[at] = Math.max(takenBelow[at] ?? 0, rowspan - 1);
      }
      column += colspan;
    }
  }
  return placed;
}

/** How many columns a table has. */
export function columnCount(table: RichTextNode): number {
  return placeCells(table).reduce(
    (most, { cell, column }) => Math.max(most, column + (cell.attrs?.colspan ?? 1)),
    0,
  );
}
