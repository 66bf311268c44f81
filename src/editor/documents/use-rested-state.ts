import { useEffect, useRef, useState } from 'react';
import type { DocumentState } from './document-state.ts';
import type { DocumentStore } from './document-store.ts';

/** Longer than the interval of key repeat, shorter than a visible delay. */
const RESTED_AFTER_MS = 120;
/** The longest delay while a key is held down. */
const LONGEST_WAIT_MS = 500;
/** Events by which a person turns to the panel. */
const TURNS = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * A part of an open document for panels, names of steps and states. It follows changes on the canvas with a delay, so
 * that these are drawn first; changes in a panel show at once. When a person turns to the panel, it is brought up to
 * date first: a change based on an older state would undo what was done meanwhile.
 */
export function useRestedState<Part>(store: DocumentStore, select: (state: DocumentState) => Part): Part {
  const [shown, setShown] = useState(() => ({ store, part: select(store.getState()) }));
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    let waitingSince = 0;
    const read = (): void => {
      waiting = null;
      const part = latest.current(store.getState());
      setShown((before) =>
        before.store === store && Object.is(before.part, part) ? before : { store, part },
      );
    };
    read();
    const end = store.store.subscribe(() => {
      const isOnCanvas = document.activeElement?.tagName === 'IFRAME';
      if (waiting === null) waitingSince = performance.now();
      else clearTimeout(waiting);
      const left = LONGEST_WAIT_MS - (performance.now() - waitingSince);
      if (isOnCanvas && left > 0) waiting = setTimeout(read, Math.min(RESTED_AFTER_MS, left));
      else read();
    });
    const catchUp = (): void => {
      if (waiting === null) return;
      clearTimeout(waiting);
      read();
    };
    for (const turn of TURNS) window.addEventListener(turn, catchUp, true);
    return () => {
      end();
      for (const turn of TURNS) window.removeEventListener(turn, catchUp, true);
      if (waiting !== null) clearTimeout(waiting);
    };
  }, [store]);
  return shown.store === store ? shown.part : select(store.getState());
}
