import { useEffect } from 'react';

/** Escape in the frame of a dialog closes the dialog, as beside the frame: a key that is pressed in a frame stays in it. */
export function FrameEscape({ frame }: { readonly frame: Document }) {
  useEffect(() => {
    const pass = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      frame.defaultView?.frameElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
      );
    };
    frame.addEventListener('keydown', pass);
    return () => frame.removeEventListener('keydown', pass);
  }, [frame]);
  return null;
}
