import { useCallback, useState, type RefCallback } from 'react';

/** The width of an element in pixels, as it is now; 0 before it is measured. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const observe = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [observe as RefCallback<HTMLElement>, width];
}
