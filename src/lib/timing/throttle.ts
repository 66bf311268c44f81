/** How many run times are averaged (TIME-01). */
const KEPT_RUNS = 22;
/** The pause between two runs, as a multiple of the average run time (TIME-02). */
const WAIT_FACTOR = 2;

export interface ThrottleClock {
  /** ms */
  now(): number;
  wait(run: () => void, ms: number): void;
}

/**
 * A function that runs no more often than its own cost allows: between two runs it waits twice the average of its last
 * 22 run times. The first call runs at once; those that arrive during the wait become one run at its end, with the
 * latest arguments (TIME-01 to TIME-03).
 */
export function throttle<Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => void,
  clock: ThrottleClock,
): (...args: Arguments) => void {
  let times: readonly number[] = [];
  let isWaiting = false;
  let latest: Arguments | null = null;
  const runNow = (args: Arguments): void => {
    const start = clock.now();
    isWaiting = true;
    try {
      run(...args);
    } finally {
      times = [...times, clock.now() - start].slice(-KEPT_RUNS);
      const average = times.reduce((sum, time) => sum + time, 0) / times.length;
      clock.wait(afterWait, average * WAIT_FACTOR);
    }
  };
  const afterWait = (): void => {
    isWaiting = false;
    const args = latest;
    latest = null;
    if (args !== null) runNow(args);
  };
  return (...args) => {
    if (isWaiting) latest = args;
    else runNow(args);
  };
}
