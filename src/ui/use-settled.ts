import { useEffect, useState } from 'react';

/** How long typing pauses before it is worth a question. */
const TYPING_PAUSE_MS = 300;

/** A value as it was when it last stood still for a moment. */
export function useSettled(value: string, pauseMs = TYPING_PAUSE_MS): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
