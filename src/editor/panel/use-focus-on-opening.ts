import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../api/is-focus-lost.ts';

/**
 * The title of a panel has the focus where the link that led here went away with the panel before: otherwise nothing
 * has it, and nothing says what opened. A field that takes the focus itself keeps it.
 */
export function useFocusOnOpening(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
