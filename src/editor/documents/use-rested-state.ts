import { useEffect, useRef, useState } from 'react';
import type { DocumentState } from './document-state.ts';
import type { DocumentStore } from './document-store.ts';

/** Longer than the time between keys that repeat, shorter than what a person sees as a delay. */
const RESTED_AFTER_MS = 120;
/** A key held down must not keep the panel behind for longer than this. */
const LONGEST_WAIT_MS = 500;
/** Somebody turns to what stands beside the page. */
const TURNS = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * A part of an open document for what stands beside the page: panels, names of steps, states. What a person does on
 * the canvas is on the screen first, and these follow; what they do in a panel is shown at once. Whoever turns to it
 * works on what is there by then: what a panel changes of an older state would take back what was done meanwhile.
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
