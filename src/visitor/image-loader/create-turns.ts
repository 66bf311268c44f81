import {
  DESKTOP_LOADS,
  EMPTY_QUEUE,
  isMobileWindow,
  joinQueue,
  leaveQueue,
  MOBILE_LOADS,
  type LoadQueue,
} from '#domain/images/load-queue.ts';

type Start = () => void;

/** Limits simultaneous loads to the number for the device (IMG-21 to IMG-23); the returned function ends one. */
export function createTurns(page: Window): () => Promise<() => void> {
  const hasOrientation = 'orientation' in page;
  const limit = isMobileWindow({ hasOrientation, userAgent: page.navigator.userAgent })
    ? MOBILE_LOADS
    : DESKTOP_LOADS;
  let queue: LoadQueue<Start> = EMPTY_QUEUE;
  const advance = (step: ReturnType<typeof joinQueue<Start>>): void => {
    ({ queue } = step);
    for (const start of step.start) start();
  };
  return () =>
    new Promise((resolve) => {
      const start = (): void => resolve(() => advance(leaveQueue(queue, limit)));
      advance(joinQueue(queue, start, limit));
    });
}
