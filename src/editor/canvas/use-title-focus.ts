import { useLayoutEffect } from 'react';
import { TITLE_PARENTS } from '../inline-text/inline-text-elements.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';

/** While a page is edited its title is focusable, so that it can be edited in place. */
export function useTitleFocus(isEditable: boolean): void {
  const { frame } = useCanvas();
  // Any change of the page may replace the element of the title.
  useLayoutEffect(() => {
    const title = frame.querySelector<HTMLElement>(`${TITLE_PARENTS} h1`);
    if (isEditable) title?.setAttribute('tabindex', '0');
    else title?.removeAttribute('tabindex');
  });
}
