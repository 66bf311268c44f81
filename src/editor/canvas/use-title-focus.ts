import { useLayoutEffect } from 'react';
import { TITLE_PARENTS } from '../inline-text/inline-text-elements.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';

/** While a page is edited its title can be reached by the keyboard, to be written in place. */
export function useTitleFocus(isEditable: boolean): void {
  const { frame } = useCanvas();
  // What stands on a page may change with every change of it.
  useLayoutEffect(() => {
    const title = frame.querySelector<HTMLElement>(`${TITLE_PARENTS} h1`);
    if (isEditable) title?.setAttribute('tabindex', '0');
    else title?.removeAttribute('tabindex');
  });
}
