import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

const ROWS = 3;
const COLUMNS = 3;

/** Puts a small table with a header row in place of the empty line at the caret, the caret in its first cell. */
export function insertTable(editor: Editor): void {
  const { schema, state } = editor;
  const { $from } = state.selection;
  const row = (cell: string) =>
    schema.node(
      'tableRow',
      null,
      Array.from({ length: COLUMNS }, () => schema.node(cell, null, schema.node('paragraph'))),
    );
  const table = schema.node('table', null, [
    row('tableHeader'),
    ...Array.from({ length: ROWS - 1 }, () => row('tableCell')),
  ]);
  const at = $from.before(1);
  // The line stays below, so that one can go on behind the table.
  const { tr } = state;
  tr.insert(at, table);
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  editor.view.focus();
}
