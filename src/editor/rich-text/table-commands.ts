import { TextSelection, type Command, type EditorState, type Transaction } from '@tiptap/pm/state';
import {
  addColumn,
  addRow,
  isInTable,
  moveTableColumn,
  moveTableRow,
  selectedRect,
  TableMap,
} from '@tiptap/pm/tables';
import { fitsTable } from './table-size.ts';

type Side = 'before' | 'after' | 'end';

/** Adds a row before or behind the selected ones, or at the end, and puts the caret into it (EDIT-213). */
export function insertRow(side: Side): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const { map } = rect;
    if (!fitsTable(map.height + 1, map.width)) return false;
    const at = side === 'before' ? rect.top : side === 'after' ? rect.bottom : map.height;
    const column = side === 'end' ? 0 : rect.left;
    dispatch?.(caretInCell(addRow(state.tr, rect, at), rect.tableStart, at, column));
    return true;
  };
}

/** Adds a column before or behind the selected ones, or at the end, and puts the caret into it (EDIT-213). */
export function insertColumn(side: Side): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const { map } = rect;
    if (!fitsTable(map.height, map.width + 1)) return false;
    const at = side === 'before' ? rect.left : side === 'after' ? rect.right : map.width;
    const row = side === 'end' ? 0 : rect.top;
    dispatch?.(caretInCell(addColumn(state.tr, rect, at), rect.tableStart, row, at));
    return true;
  };
}

/** Moves the row around the caret by one; the caret goes with it (EDIT-213). */
export function moveRow(step: -1 | 1): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { top, left, tableStart, map } = selectedRect(state);
    const to = top + step;
    if (to < 0 || to >= map.height) return false;
    return moved(moveTableRow({ from: top, to, select: false, pos: tableStart }), state, dispatch, (tr) =>
      caretInCell(tr, tableStart, to, left),
    );
  };
}

/** Moves the column around the caret by one; the caret goes with it (EDIT-213). */
export function moveColumn(step: -1 | 1): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { top, left, tableStart, map } = selectedRect(state);
    const to = left + step;
    if (to < 0 || to >= map.width) return false;
    return moved(moveTableColumn({ from: left, to, select: false, pos: tableStart }), state, dispatch, (tr) =>
      caretInCell(tr, tableStart, top, to),
    );
  };
}

function moved(
  move: Command,
  state: EditorState,
  dispatch: ((tr: Transaction) => void) | undefined,
  then: (tr: Transaction) => Transaction,
): boolean {
  return dispatch === undefined || move(state, (tr) => dispatch(then(tr)));
}

function caretInCell(tr: Transaction, tableStart: number, row: number, column: number): Transaction {
  const table = tr.doc.nodeAt(tableStart - 1);
  if (table === null) return tr;
  const map = TableMap.get(table);
  const cell = map.map[Math.min(row, map.height - 1) * map.width + Math.min(column, map.width - 1)] ?? 0;
  return tr.setSelection(TextSelection.near(tr.doc.resolve(tableStart + cell + 1))).scrollIntoView();
}
