/** How many images are loading at the same time (IMG-21, IMG-22). */
export const DESKTOP_LOADS = 16;
export const MOBILE_LOADS = 1;

/** A load that takes longer counts as failed, so that it does not block the queue (IMG-13). */
export const STALLED_LOAD_MS = 60_000;

/** IMG-23: a window that knows its orientation, or a browser that calls itself mobile. */
export function isMobileWindow({
  hasOrientation,
  userAgent,
}: {
  readonly hasOrientation: boolean;
  readonly userAgent: string;
}): boolean {
  return hasOrientation || /mobile/i.test(userAgent);
}

/** Loads that wait their turn, in the order they were asked for. */
export interface LoadQueue<Load> {
  readonly running: number;
  readonly waiting: readonly Load[];
}

export const EMPTY_QUEUE: LoadQueue<never> = { running: 0, waiting: [] };

interface QueueStep<Load> {
  readonly queue: LoadQueue<Load>;
  /** The loads to start now. */
  readonly start: readonly Load[];
}

/** Adds a load to the queue. */
export function joinQueue<Load>(queue: LoadQueue<Load>, load: Load, limit: number): QueueStep<Load> {
  return advance({ ...queue, waiting: [...queue.waiting, load] }, limit);
}

/** A load has ended, successfully or not: the next one may start (IMG-13). */
export function leaveQueue<Load>(queue: LoadQueue<Load>, limit: number): QueueStep<Load> {
  return advance({ ...queue, running: queue.running - 1 }, limit);
}

function advance<Load>({ running, waiting }: LoadQueue<Load>, limit: number): QueueStep<Load> {
  const free = Math.max(0, limit - running);
  const start = waiting.slice(0, free);
  return { queue: { running: running + start.length, waiting: waiting.slice(free) }, start };
}
