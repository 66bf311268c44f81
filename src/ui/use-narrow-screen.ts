import { useSyncExternalStore } from 'react';

/** Where buttons in a row would take several lines: phones, and tablets held upright. */
const NARROW = '(max-width: 48rem)';

/** Whether the screen is narrow now. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(tell: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
}
