import { useRef } from 'react';
import { createId } from '#lib/id.ts';

export interface Gesture {
  /** The id of the present gesture; the first call begins one. */
  readonly current: () => string;
  /** The next call begins a new one. */
  readonly end: () => void;
}

/** One step of undo for everything a person does to a control before letting it go. */
export function useGestureId(): Gesture {
  const id = useRef<string | null>(null);
  return {
    current() {
      id.current ??= createId();
      return id.current;
    },
    end() {
      id.current = null;
    },
  };
}
