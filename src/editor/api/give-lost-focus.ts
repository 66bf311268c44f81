import { isFocusLost } from './is-focus-lost.ts';

/**
 * Gives an element the focus where what had it went away, as the button that opened a dialog may have when that closes.
 * The dialog gives the focus back, to nothing then, in the first frame without it. Returns how to call it off.
 */
export function giveLostFocus(find: () => HTMLElement | null | undefined): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (isFocusLost()) find()?.focus({ preventScroll: true });
    });
  });
  return () => cancelAnimationFrame(frame);
}
