import { useContext, useEffect, useRef, type RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

type Progress = 'still' | 'scrolls' | 'ended';

/**
 * The open list of a combo box closes when an ancestor of the field scrolls, since its position would be wrong. This
 * opens it again below the field when the scrolling has ended, if the field still has the focus and is visible.
 */
export function ReopenAfterScroll({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const state = useContext(ComboBoxStateContext);
  const latest = useRef(state);
  const progress = useRef<Progress>('still');
  // The closing of the list may be observed only after the scrolling has ended.
  const openAgain = (): void => {
    if (progress.current !== 'ended' || latest.current === null || latest.current.isOpen) return;
    progress.current = 'still';
    if (field.current !== null && isSeen(field.current)) latest.current.open(null, 'manual');
  };
  useEffect(() => {
    latest.current = state;
    openAgain();
  });
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const isAroundField = ({ target }: Event): boolean =>
      target instanceof Node && field.current !== null && target.contains(field.current);
    document.addEventListener(
      'scroll',
      (event) => {
        if (latest.current?.isOpen === true && isAroundField(event)) progress.current = 'scrolls';
      },
      options,
    );
    document.addEventListener(
      'scrollend',
      (event) => {
        if (progress.current !== 'scrolls' || !isAroundField(event)) return;
        progress.current = 'ended';
        openAgain();
      },
      options,
    );
    return () => ended.abort();
  });
  return null;
}

/** Whether the field has the focus, and no ancestor clips it. */
function isSeen(field: HTMLElement): boolean {
  if (document.activeElement !== field) return false;
  const { left, right, top, bottom } = field.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field;
}
