import { useEffect, useState } from 'react';
import type { EditStore } from '../editing/edit-store.ts';
import { severalBlockIds, type Selection } from '../selection/selection.ts';

/** Longer than it takes to point at the next block, shorter than it takes to turn to the panel. */
const RESTED_AFTER_MS = 250;
/** Somebody turns to what stands beside the page. */
const TURNS = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * The selection for the panel beside the page. While more and more blocks are selected it stays behind: what can be done
 * to several is the same for all of them, and drawing it anew for each would keep the next one waiting. Whoever turns to
 * the panel finds it as it is to be (EDIT-215).
 */
export function useRestedSelection(edit: EditStore): Selection {
  const [shown, setShown] = useState(() => edit.getState().selection);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      clearTimeout(waiting);
      waiting = undefined;
      setShown(edit.getState().selection);
    };
    const catchUp = (): void => {
      if (waiting !== undefined) read();
    };
    read();
    const end = edit.subscribe(({ selection }, before) => {
      if (selection === before.selection) return;
      if (severalBlockIds(selection).length === 0 || severalBlockIds(before.selection).length === 0) {
        read();
        return;
      }
      clearTimeout(waiting);
      waiting = setTimeout(read, RESTED_AFTER_MS);
    });
    for (const turn of TURNS) window.addEventListener(turn, catchUp, true);
    return () => {
      end();
      clearTimeout(waiting);
      for (const turn of TURNS) window.removeEventListener(turn, catchUp, true);
    };
  }, [edit]);
  return shown;
}
