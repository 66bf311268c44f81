import { useEffect, useState } from 'react';
import { untilIdle } from '../loading/until-idle.ts';

/** The longest wait for an idle browser before the next one is drawn, ms. */
const LONGEST_WAIT_MS = 200;

/**
 * How many of `count` heavy parts are drawn by now: none with the first frame, then one after the other while the
 * browser has nothing else to do, so that what is beside them can be read and pressed at once. While `isHeld` none more.
 */
export function useInTurn(count: number, isHeld = false): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (isHeld || drawn >= count) return undefined;
    let isLeft = false;
    void untilIdle(LONGEST_WAIT_MS).then(() => {
      if (!isLeft) setDrawn(drawn + 1);
    });
    return () => {
      isLeft = true;
    };
  }, [drawn, count, isHeld]);
  return drawn;
}
