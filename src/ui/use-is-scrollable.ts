import { useCallback, useState, type RefCallback } from 'react';

/** Whether there is more in an element than it shows: then the keyboard must be able to reach and scroll it. */
export function useIsScrollable(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isScrollable, setScrollable] = useState(false);
  const observe = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [observe as RefCallback<HTMLElement>, isScrollable];
}
