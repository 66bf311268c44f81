import { useEffect, useState } from 'react';

/** The pause in typing before a request is made. */
const TYPING_PAUSE_MS = 300;

/** A value after it has not changed for a moment (debounced). */
export function useSettled(value: string, pauseMs = TYPING_PAUSE_MS): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
