import { lowerImageThreads } from './lower-image-threads.ts';
import { createWorkQueue } from './work-queue.ts';

export type SharpModule = typeof import('sharp').default;

/** Pixels of one picture, all frames together: a 64-megapixel photo passes, a bomb does not. */
export const MAX_PIXELS = 64_000_000;

let loading: Promise<SharpModule> | null = null;

/** The image library takes memory of its own: a server that only shows pages never loads it. */
function loadSharp(): Promise<SharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Memory and cores belong to the whole process: each picture on one thread, nothing kept afterwards.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

const THREADS_AFTER_MS = 50;

/** Who waits for the work: a visitor's request, a person who uploads, or nobody. */
export type ImageWork = 'request' | 'upload' | 'background';

/** Two pictures at a time: one that somebody waits for and one that nobody does. */
const asked = createWorkQueue();
const background = createWorkQueue();

/**
 * Runs image work when it is its turn: a request goes before uploads, and neither waits for the background. The
 * picture's bytes are to be read inside, so that what waits holds no memory.
 */
export function inImageSlot<Value>(
  kind: ImageWork,
  work: (sharp: SharpModule) => Promise<Value>,
): Promise<Value> {
  const run = async (): Promise<Value> => {
    const done = work(await loadSharp());
    // Its threads are there a moment after it has begun; one that comes later is met by the next picture.
    const looking = setTimeout(lowerImageThreads, THREADS_AFTER_MS);
    return done.finally(() => {
      clearTimeout(looking);
      lowerImageThreads();
    });
  };
  return kind === 'background' ? background.run(run) : asked.run(run, kind === 'request');
}
