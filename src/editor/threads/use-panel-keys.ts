import { useEffect, useRef, type RefObject } from 'react';

interface PanelKeys {
  /** Escape that no menu, list or dialog in the panel has used. */
  readonly escape: () => void;
}

/**
 * Keys of the panel of comments: Escape, the arrow keys among the threads that are listed, and Alt with an arrow key to
 * the thread before and the next one.
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null>, keys: PanelKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const { key, altKey } = event;
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      const isUsed =
        key === 'Escape'
          ? (latest.current.escape(), true)
          : step !== 0 && (altKey ? pressNeighbour(element, step) : focusCard(element, step));
      if (isUsed) event.preventDefault();
    };
    // What had the focus may have gone, with the comment that it belonged to.
    const onLostKeyDown = (event: KeyboardEvent): void => {
      if (event.target === document.body) onKeyDown(event);
    };
    element.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onLostKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onLostKeyDown);
    };
  }, [panel]);
}

function pressNeighbour(panel: HTMLElement, step: number): boolean {
  const button = panel.querySelector<HTMLElement>(`[data-neighbour='${step}'] button`);
  button?.click();
  return button !== null;
}

function focusCard(panel: HTMLElement, step: number): boolean {
  const cards = [...panel.querySelectorAll<HTMLElement>('[data-thread]')];
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = cards[at + step];
  if (at === -1 || next === undefined) return false;
  next.focus();
  return true;
}
