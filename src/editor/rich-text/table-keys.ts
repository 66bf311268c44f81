import type { EditorView } from '@tiptap/pm/view';
import { deleteColumn, deleteRow, goToNextCell } from '@tiptap/pm/tables';
import { runInTable } from './run-in-table.ts';
import { insertColumn, insertRow, moveColumn, moveRow } from './table-commands.ts';
import { tableSize } from './table-size.ts';
import { writeBesideTable } from './write-beside-table.ts';

/**
 * Keys within a table (EDIT-213). Each is used up there, except for arrow keys that stay in the text: Tab leaves no cell
 * for the page around.
 */
export const TABLE_KEYS: Readonly<Record<string, (view: EditorView) => boolean>> = {
  Tab: (view) => {
    if (!goToNextCell(1)(view.state, view.dispatch)) insertRow('end')(view.state, view.dispatch);
    return true;
  },
  'Shift-Tab': (view) => goToNextCell(-1)(view.state, view.dispatch) || true,
  'Mod-Enter': (view) => insertRow('after')(view.state, view.dispatch) || true,
  'Mod-Shift-Enter': (view) => insertColumn('after')(view.state, view.dispatch) || true,
  ArrowUp: writeBesideTable(-1),
  ArrowDown: writeBesideTable(1),
  'Alt-Shift-ArrowUp': (view) => moveRow(-1)(view.state, view.dispatch) || true,
  'Alt-Shift-ArrowDown': (view) => moveRow(1)(view.state, view.dispatch) || true,
  'Alt-Shift-ArrowLeft': (view) => moveColumn(toStart(view, -1))(view.state, view.dispatch) || true,
  'Alt-Shift-ArrowRight': (view) => moveColumn(toStart(view, 1))(view.state, view.dispatch) || true,
  'Mod-Shift-Backspace': (view) => {
    if (tableSize(view.state).rows > 1) runInTable(view, deleteRow);
    return true;
  },
  'Mod-Alt-Backspace': (view) => {
    if (tableSize(view.state).columns > 1) runInTable(view, deleteColumn);
    return true;
  },
};

/** Columns of right-to-left tables begin at the right. */
function toStart(view: EditorView, step: -1 | 1): -1 | 1 {
  const isReversed = view.dom.ownerDocument.defaultView?.getComputedStyle(view.dom).direction === 'rtl';
  return isReversed ? (step === 1 ? -1 : 1) : step;
}
