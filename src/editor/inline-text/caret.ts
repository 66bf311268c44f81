/** Puts the caret at a point, or at the end of the text. */
export function placeCaret(
  element: HTMLElement,
  point: { readonly x: number; readonly y: number } | null,
): void {
  const selection = element.ownerDocument.getSelection();
  if (selection === null) return;
  const pointed = point === null ? null : positionAt(element, point);
  if (pointed === null) {
    selection.selectAllChildren(element);
    selection.collapseToEnd();
  } else selection.collapse(pointed.node, pointed.offset);
}

/** The length of the selection within an element. */
export function selectedLength(element: HTMLElement): number {
  const range = rangeIn(element);
  return range === null ? 0 : range.toString().length;
}

/** Replaces the selection by a text, and puts the caret after it. */
export function insertAtCaret(element: HTMLElement, words: string): void {
  const range = rangeIn(element);
  if (range === null) return;
  range.deleteContents();
  if (words === '') return;
  const { startContainer, startOffset } = range;
  const selection = element.ownerDocument.getSelection();
  if (startContainer.nodeType === Node.TEXT_NODE) {
    (startContainer as Text).insertData(startOffset, words);
    selection?.collapse(startContainer, startOffset + words.length);
    return;
  }
  const text = element.ownerDocument.createTextNode(words);
  range.insertNode(text);
  selection?.collapse(text, words.length);
}

function rangeIn(element: HTMLElement): Range | null {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return element.contains(range.commonAncestorContainer) ? range : null;
}

function positionAt(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }) {
  const frame = element.ownerDocument;
  if (!('caretPositionFromPoint' in frame)) return null;
  const position = frame.caretPositionFromPoint(x, y);
  return position !== null && element.contains(position.offsetNode)
    ? { node: position.offsetNode, offset: position.offset }
    : null;
}
