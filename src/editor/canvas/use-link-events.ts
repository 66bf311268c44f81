import { useEffect } from 'react';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';

/**
 * Links of the page open its other pages in the editor, and do nothing while editing; forms are not sent.
 * @param onNavigate a link was followed: to an address of the site, or to another one
 */
export function useLinkEvents(onNavigate: (href: string) => void): void {
  const { frame } = useCanvas();
  const isEditing = useEditState((state) => state.editingState !== 'NOT_EDITING');
  useEffect(() => {
    const ended = new AbortController();
    const options = { signal: ended.signal, capture: true };
    frame.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        // Targets belong to the frame's realm: `instanceof` of this window's classes would be false.
        const element = target !== null && 'closest' in target ? (target as Element) : null;
        const link = element?.closest('a[href]') ?? null;
        if (link === null) return;
        event.preventDefault();
        if (!isEditing) onNavigate(link.getAttribute('href') ?? '');
      },
      options,
    );
    frame.addEventListener('submit', (event) => event.preventDefault(), options);
    return () => ended.abort();
  }, [frame, isEditing, onNavigate]);
}
