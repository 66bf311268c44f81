import type { EditorView } from '@tiptap/pm/view';

/**
 * Keeps the caret in sight, but only once the letter is on the screen: to know where the caret is, the page has to be
 * laid out, and doing that between a key and its frame lays it out twice.
 * @returns the `handleScrollToSelection` of one view
 */
export function scrollLater(): (view: EditorView) => boolean {
  let isDue = false;
  let isWaiting = false;
  return (view) => {
    if (isDue) return false;
    if (isWaiting) return true;
    isWaiting = true;
    const scroll = (): void => {
      isWaiting = false;
      if (view.isDestroyed) return;
      isDue = true;
      view.dispatch(view.state.tr.scrollIntoView().setMeta('addToHistory', false));
      isDue = false;
    };
    const frame = view.dom.ownerDocument.defaultView ?? window;
    frame.requestAnimationFrame(() => setTimeout(scroll));
    return true;
  };
}
