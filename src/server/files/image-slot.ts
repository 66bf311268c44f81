export type SharpModule = typeof import('sharp').default;

/** Pixels of one picture, all frames together: a 64-megapixel photo passes, a bomb does not. */
export const MAX_PIXELS = 64_000_000;

let loading: Promise<SharpModule> | null = null;

/** The image library takes memory of its own: a server that only shows pages never loads it. */
function loadSharp(): Promise<SharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Memory and cores belong to the whole process: one picture at a time, on one thread, nothing kept afterwards.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs image work when the work before it is done. */
export function inImageSlot<Value>(work: (sharp: SharpModule) => Promise<Value>): Promise<Value> {
  const run = async () => work(await loadSharp());
  const result = last.then(run, run);
  last = result.catch(() => undefined);
  return result;
}
