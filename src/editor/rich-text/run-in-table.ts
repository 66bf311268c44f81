import { TextSelection, type Command } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/** Runs a command on the table around the caret, which stays in the table as long as there is one. */
export function runInTable(view: EditorView, command: Command): void {
  if (!isInTable(view.state)) return;
  const { tableStart } = selectedRect(view.state);
  command(view.state, view.dispatch);
  const { doc, tr } = view.state;
  const table = doc.nodeAt(tableStart - 1);
  if (isInTable(view.state) || table?.type.name !== 'table') return;
  const end = doc.resolve(tableStart + table.content.size);
  view.dispatch(tr.setSelection(TextSelection.near(end, -1)));
}
