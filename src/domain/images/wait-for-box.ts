import type { ImageSize } from './image-numbers.ts';

/** How often and how far apart the loader looks whether an image's place has a size (IMG-11). */
export const BOX_TRIES = 100;
export const BOX_TRY_MS = 10;

/**
 * The size of an image's place, once it has one; null where it has none after the last try, whose image is loaded by
 * its natural size, so that it is never missing (IMG-11, IMG-12).
 */
export async function waitForBox(
  measure: () => ImageSize,
  sleep: (ms: number) => Promise<void>,
): Promise<ImageSize | null> {
  for (let tries = 0; tries < BOX_TRIES; tries += 1) {
    const size = measure();
    if (size.width > 0 && size.height > 0) return size;
    await sleep(BOX_TRY_MS);
  }
  return null;
}
