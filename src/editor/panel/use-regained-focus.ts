import { useEffect } from 'react';
import { giveLostFocus } from '../api/give-lost-focus.ts';
import { isFocusLost } from '../api/is-focus-lost.ts';

/** What closes by itself, and gives the focus back to what it was opened from. */
const PASSING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Where what had the focus goes away by what was done with it, as a request that is answered or a message that is
 * dismissed, the title of the screen has it; what a dialog was opened from has it again once all of that is closed.
 */
export function useRegainedFocus(): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    let callOff = (): void => undefined;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest(PASSING) === null) last = target;
    };
    // A press beside everything leaves the focus on nothing, as everywhere; one on a button of a dialog closes that.
    const forget = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest(PASSING) === null) last = null;
    };
    const changes = new MutationObserver(() => {
      if (last === null || !isFocusLost()) return;
      callOff();
      callOff = giveLostFocus(() => {
        const had = last;
        last = null;
        return had instanceof HTMLElement && had.isConnected && !had.matches('body, :disabled')
          ? had
          : document.querySelector<HTMLElement>('h1[tabindex]');
      });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, { capture: true });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, { capture: true });
      changes.disconnect();
      callOff();
    };
  }, []);
}
