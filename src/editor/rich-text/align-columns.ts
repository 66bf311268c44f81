import type { Node } from '@tiptap/pm/model';
import { Plugin, type Command, type EditorState, type Transaction } from '@tiptap/pm/state';
import { isInTable, selectedRect, TableMap } from '@tiptap/pm/tables';
import { COLUMN_ALIGNMENTS, type ColumnAlignment } from '#domain/rich-text/rich-text.ts';

/** Aligns the columns that are selected, or the one around the caret (EDIT-213). */
export function alignColumns(alignment: ColumnAlignment): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    if (dispatch === undefined) return true;
    const { map, table, tableStart, left, right } = selectedRect(state);
    const { tr } = state;
    for (const { position, column } of cellsOf(map)) {
      if (column < left || column >= right) continue;
      tr.setNodeAttribute(tableStart + position, 'align', alignment);
      // Paragraphs with an alignment of their own follow their column from now on.
      const cell = table.nodeAt(position);
      cell?.forEach((child, offset) => {
        if (typeof child.attrs['textAlign'] === 'string')
          tr.setNodeAttribute(tableStart + position + 1 + offset, 'textAlign', null);
      });
    }
    dispatch(tr.scrollIntoView());
    return true;
  };
}

/** How the column around the caret is aligned; null outside of tables. */
export function columnAlignmentAt(state: EditorState): ColumnAlignment | null {
  if (!isInTable(state)) return null;
  const { map, table, left } = selectedRect(state);
  return alignmentsOf(table, map).get(left) ?? 'start';
}

/**
 * Keeps all cells of a column aligned alike, whatever was done to the table: cells that came without an alignment take
 * that of their column.
 */
export function alignmentOfColumns(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, after) =>
      transactions.some(({ docChanged }) => docChanged) ? alignedAlike(before, after) : null,
  });
}

function alignedAlike(before: EditorState, after: EditorState): Transaction | null {
  const { tr } = after;
  const known = new Set<Node>();
  before.doc.descendants((node) => gather(node, known));
  after.doc.descendants((node, at) => {
    if (node.type.name !== 'table') return !node.isTextblock;
    if (known.has(node)) return false;
    const map = TableMap.get(node);
    const alignments = alignmentsOf(node, map);
    if (alignments.size === 0) return false;
    for (const { position, column } of cellsOf(map)) {
      const align = alignments.get(column) ?? null;
      const cell = node.nodeAt(position);
      if (cell !== null && (cell.attrs['align'] as unknown) !== align && align !== null)
        tr.setNodeAttribute(at + 1 + position, 'align', align);
    }
    return false;
  });
  return tr.docChanged ? tr : null;
}

function gather(node: Node, into: Set<Node>): boolean {
  if (node.type.name === 'table') {
    into.add(node);
    return false;
  }
  return !node.isTextblock;
}

/** The alignment of each column that has one: that of its first cell which says one. */
export function alignmentsOf(table: Node, map: TableMap): ReadonlyMap<number, ColumnAlignment> {
  const found = new Map<number, ColumnAlignment>();
  for (const { position, column } of cellsOf(map)) {
    if (found.has(column)) continue;
    const align = COLUMN_ALIGNMENTS.find((each) => each === table.nodeAt(position)?.attrs['align']);
    if (align !== undefined) found.set(column, align);
  }
  return found;
}

/** Every cell once, row by row, with the column it begins in. */
function* cellsOf(map: TableMap): Generator<{ readonly position: number; readonly column: number }> {
  const seen = new Set<number>();
  for (const [index, position] of map.map.entries()) {
    if (seen.has(position)) continue;
    seen.add(position);
    yield { position, column: index % map.width };
  }
}
