import { useEffect, useState } from 'react';

/** How long typing pauses before it is worth a question. */
const PAUSE_MS = 300;

/** A value as it was when it last stood still for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
