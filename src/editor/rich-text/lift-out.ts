import type { Editor } from '@tiptap/core';
import { liftTarget } from '@tiptap/pm/transform';

/**
 * Brings the line of the caret out of the lists and quotes around it: headings, tables and blocks stand in none. What
 * stood before and behind it stays in its lists.
 */
export function liftOut(editor: Editor): void {
  const { tr } = editor.state;
  for (let depth = tr.selection.$from.depth; depth > 1; depth = tr.selection.$from.depth) {
    const range = tr.selection.$from.blockRange();
    const target = range === null ? null : liftTarget(range);
    if (range === null || target === null) break;
    tr.lift(range, target);
    if (tr.selection.$from.depth >= depth) break;
  }
  if (tr.docChanged) editor.view.dispatch(tr);
}
