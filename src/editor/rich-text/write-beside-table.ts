import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const CELL_DEPTH = 3;

/**
 * Opens an empty line above or below a table at the very beginning or end of a text, where the caret could go no further.
 * @returns whether it did; elsewhere the arrow keys go from line to line and from cell to cell
 */
export function writeBesideTable(step: -1 | 1): (view: EditorView) => boolean {
  return (view) => {
    const { state } = view;
    const { $from, empty } = state.selection;
    const isAtEdge = step === 1 ? $from.index(0) === state.doc.childCount - 1 : $from.index(0) === 0;
    const table = $from.node(1);
    if (!empty || !isAtEdge || table.type.name !== 'table') return false;
    // The row of the table, and of a cell with several lines or lists the outermost line.
    for (const depth of [1, ...depthsWithin($from.depth)]) {
      const last = $from.node(depth).childCount - 1;
      if ($from.index(depth) !== (step === 1 ? last : 0)) return false;
    }
    if (!view.endOfTextblock(step === 1 ? 'down' : 'up')) return false;
    const paragraph = state.schema.nodes['paragraph']?.create();
    const index = step === 1 ? state.doc.childCount : 0;
    if (paragraph === undefined || !state.doc.canReplaceWith(index, index, paragraph.type)) return false;
    const at = step === 1 ? state.doc.content.size : 0;
    const { tr } = state;
    tr.insert(at, paragraph);
    view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at), 1)).scrollIntoView());
    return true;
  };
}

/** The depths from a cell, which is in a row of the table, to the line at the caret. */
function depthsWithin(depth: number): readonly number[] {
  return Array.from({ length: Math.max(0, depth - CELL_DEPTH) }, (_, index) => CELL_DEPTH + index);
}
