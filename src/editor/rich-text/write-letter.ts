import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Writes a typed letter into the document at once. Left to the browser it would be written into the page first and
 * read back from there, which takes twice as long. What is composed (accents, other scripts, most touch keyboards)
 * and what a spelling correction replaces stays with the browser, and so does a letter that comes so soon after the
 * caret was moved that the move has not been told yet: it belongs where the caret is.
 * @returns whether the letter was written
 */
export function writeLetter(view: EditorView, event: KeyboardEvent): boolean {
  const { selection } = view.state;
  const isLetter = Array.from(event.key).length === 1;
  if (!isLetter || event.isComposing || view.composing || event.ctrlKey !== event.altKey || event.metaKey)
    return false;
  if (!(selection instanceof TextSelection) || !isShown(view, selection)) return false;
  const write = () => view.state.tr.insertText(event.key).scrollIntoView();
  const { from, to } = selection;
  const isTaken =
    view.someProp('handleTextInput', (handle) => handle(view, from, to, event.key, write)) === true;
  if (!isTaken) view.dispatch(write());
  return true;
}

/** Whether the selection of the page is the one of the document. */
function isShown(view: EditorView, { anchor, head }: TextSelection): boolean {
  const shown = view.dom.ownerDocument.getSelection();
  if (shown?.anchorNode == null || shown.focusNode === null) return false;
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return false;
  return (
    view.posAtDOM(shown.anchorNode, shown.anchorOffset) === anchor &&
    view.posAtDOM(shown.focusNode, shown.focusOffset) === head
  );
}
