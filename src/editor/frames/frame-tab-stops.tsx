import { useEffect } from 'react';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/**
 * In a dialog, Tab goes from outside straight to the first control of a frame, and with Shift to the last: the dialog
 * gives the focus to the frame as a whole, a stop that shows nowhere and from which Shift+Tab passes the controls over.
 */
export function FrameTabStops({ frame }: { readonly frame: Document }) {
  useEffect(() => {
    const element = frame.defaultView?.frameElement;
    if (element == null) return undefined;
    const ended = new AbortController();
    let isBackwards = false;
    element.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        isBackwards = event.key === 'Tab' && event.shiftKey;
      },
      { signal: ended.signal, capture: true },
    );
    element.addEventListener(
      'focus',
      () => {
        if (frame.activeElement !== frame.body) return;
        tabStops(frame)
          .at(isBackwards ? -1 : 0)
          ?.focus();
      },
      { signal: ended.signal },
    );
    return () => ended.abort();
  }, [frame]);
  return null;
}

/** Of radio buttons of a name, the one that is chosen. */
function tabStops(frame: Document): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest('[inert]') === null && !control.matches('[type="radio"]:not(:checked)'),
  );
}
