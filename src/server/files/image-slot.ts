import sharp from 'sharp';

/** Pixels of one picture, all frames together: a 64-megapixel photo passes, a bomb does not. */
export const MAX_PIXELS = 64_000_000;

// Memory and cores belong to the whole process: one picture at a time, on one thread, nothing kept afterwards.
sharp.concurrency(1);
sharp.cache(false);

let last: Promise<unknown> = Promise.resolve();

/** Runs image work when the work before it is done. */
export function inImageSlot<Value>(work: () => Promise<Value>): Promise<Value> {
  const result = last.then(work, work);
  last = result.catch(() => undefined);
  return result;
}
