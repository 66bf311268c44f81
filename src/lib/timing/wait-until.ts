/** TIME-04, ms */
export const WAIT_INTERVAL_MS = 100;

/** The error where both subjects are given, or none (TIME-07). */
export const WAIT_SUBJECT_MESSAGE = 'One (and only one) of container and predicate must be set';

export interface WaitOptions<Match> {
  /** What has matched so far; enough once there is one (TIME-06). */
  readonly find: () => readonly Match[];
  /** Called when the wait is cancelled, so that it can stop early. */
  readonly sleep: (ms: number) => Promise<void>;
  /** ms (TIME-05). */
  readonly interval?: number;
  /** ms; without it the wait ends with the page (TIME-09). */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** Polls until something matches; rejects when it is cancelled or times out (TIME-04 to TIME-09). */
export async function waitUntil<Match>({
  find,
  sleep,
  interval = WAIT_INTERVAL_MS,
  timeout = Number.POSITIVE_INFINITY,
  signal,
}: WaitOptions<Match>): Promise<readonly Match[]> {
  let waited = 0;
  for (;;) {
    signal?.throwIfAborted();
    const matches = find();
    if (matches.length > 0) return matches;
    if (waited >= timeout) throw new Error(`Nothing matched within ${timeout} ms`);
    const pause = Math.min(interval, timeout - waited);
    await sleep(pause);
    waited += pause;
  }
}
