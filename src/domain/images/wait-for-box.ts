import type { ImageSize } from './image-numbers.ts';

/** How often and at which interval the loader checks whether an image's container has a size (IMG-11). */
export const BOX_TRIES = 100;
export const BOX_TRY_MS = 10;

/**
 * The size of an image's container, once it has one; null after the last try. Such an image is loaded by its natural
 * size, so that it is never missing (IMG-11, IMG-12).
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
