import { lowerImageThreads } from './lower-image-threads.ts';
import { createWorkQueue } from './work-queue.ts';

export type SharpModule = typeof import('sharp').default;

/** Pixels of one picture, all frames together: a 64-megapixel photo passes, a bomb does not. */
export const MAX_PIXELS = 64_000_000;

let loading: Promise<SharpModule> | null = null;

/** Loaded on demand, since the image library takes memory of its own: a server that only shows pages never loads it. */
function loadSharp(): Promise<SharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread for each picture, and no cache: memory and cores belong to the whole process.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

const THREADS_AFTER_MS = 50;

/** The priority of image work: a visitor's request, an upload, or the background. */
export type ImageWork = 'request' | 'upload' | 'background';

/** Two pictures at a time: one for a waiting person and one for the background. */
const asked = createWorkQueue();
const background = createWorkQueue();

/**
 * Queues image work: requests go before uploads, and neither waits for the background. The picture's bytes are to be
 * read inside, so that waiting work holds no memory.
 */
export function inImageSlot<Value>(
  kind: ImageWork,
  work: (sharp: SharpModule) => Promise<Value>,
): Promise<Value> {
  const run = async (): Promise<Value> => {
    const done = work(await loadSharp());
    // Threads start shortly after the work does; one that starts later is handled with the next picture.
    const looking = setTimeout(lowerImageThreads, THREADS_AFTER_MS);
    return done.finally(() => {
      clearTimeout(looking);
      lowerImageThreads();
    });
  };
  return kind === 'background' ? background.run(run) : asked.run(run, kind === 'request');
}
