import type { ImageLoader, ImageOutcome, ImageUpdate } from '#blocks/image-loader.ts';
import {
  NOT_LOADED,
  stepImageLoad,
  type ImageLoad,
  type ImageLoadEvent,
  type ImageLoadStep,
} from '#domain/images/image-load.ts';
import { shownWidth } from '#domain/images/shown-width.ts';
import { waitForBox } from '#domain/images/wait-for-box.ts';
import { imageWidthFor } from '#domain/images/image-address.ts';
import type { ImageSize } from '#domain/images/image-numbers.ts';
import { report } from '../report.ts';
import { createTurns } from './create-turns.ts';
import {
  arrivedWidth,
  emptyImage,
  containerOf,
  readImage,
  showAlternative,
  showImage,
  type ImageParts,
} from './image-parts.ts';
import { waitForArrival } from './wait-for-arrival.ts';
import { watchImages } from './watch-images.ts';

type Page = Window & typeof globalThis;

const loaders = new WeakMap<Page, ImageLoader>();

/** One loader for a page, with one queue (IMG-21, IMG-22). */
export function imageLoaderOf(page: Page): ImageLoader {
  const known = loaders.get(page) ?? createImageLoader(page);
  loaders.set(page, known);
  return known;
}

/** Loads images as the rules in `domain/images` say; knows nobody's role (IMG-09). */
function createImageLoader(page: Page): ImageLoader {
  const takeTurn = createTurns(page);
  const loads = new WeakMap<HTMLImageElement, ImageLoad>();
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => page.setTimeout(resolve, ms));

  const stateOf = (image: HTMLImageElement): ImageLoad =>
    loads.get(image) ?? { ...NOT_LOADED, loadedWidth: arrivedWidth(image) };

  function send(image: HTMLImageElement, event: ImageLoadEvent): ImageLoadStep['effect'] {
    const { state, effect } = stepImageLoad(stateOf(image), event);
    loads.set(image, state);
    return effect;
  }

  async function update(
    image: HTMLImageElement,
    { isForced = false, allowsConcurrentLoads = false }: ImageUpdate = {},
  ): Promise<ImageOutcome> {
    const parts = readImage(image);
    const { loadMode } = parts;
    if (send(image, { kind: 'requested', loadMode, isForced, allowsConcurrentLoads }) === 'skip')
      return 'skipped';
    await waitForBox(() => sizeOf(containerOf(image)), sleep);
    const { width: neededWidth } = needOf(page, image, parts);
    if (send(image, { kind: 'measured', neededWidth, isForced }) === 'skip') return 'skipped';
    const endTurn = await takeTurn();
    const before = stateOf(image).loadedWidth;
    // The container may have grown while the image waited in the queue.
    const { width, shownPx } = needOf(page, image, parts);
    showImage(image, parts, width, shownPx);
    const hasArrived = await waitForArrival(page, image);
    endTurn();
    send(image, hasArrived ? { kind: 'loaded', width } : { kind: 'failed' });
    if (hasArrived) return 'loaded';
    // The image that is shown already is better than the alternative text.
    if (before === null) showAlternative(image);
    else showImage(image, parts, imageWidthFor(before, 1, parts.original.width), shownPx);
    return 'failed';
  }

  const isUntouched = (image: HTMLImageElement): boolean => {
    const { loading, loadedWidth } = stateOf(image);
    return loading === 0 && loadedWidth === null;
  };

  function hold(image: HTMLImageElement): () => void {
    const isHeld = image.dataset['path'] !== undefined;
    if (isHeld || !isUntouched(image)) return () => undefined;
    const giveBack = emptyImage(image);
    return () => {
      if (isUntouched(image)) giveBack();
    };
  }

  /** Checked again after each load: the container may have grown meanwhile. */
  async function updateUntilEnough(image: HTMLImageElement): Promise<void> {
    while ((await update(image)) === 'loaded');
  }

  return {
    update,
    hold,
    watch: watchImages(page, {
      hold,
      update: (image) =>
        void updateUntilEnough(image).catch((error: unknown) => report('Image could not be loaded', error)),
    }),
  };
}

/**
 * The width to request, and the width it is drawn in; its natural size while its container has none (IMG-01, IMG-12,
 * IMG-16).
 */
function needOf(page: Page, image: HTMLImageElement, { mode, original }: ImageParts) {
  const containerSize = sizeOf(containerOf(image));
  const own = sizeOf(image);
  if (!hasSize(containerSize))
    return { width: imageWidthFor(original.width, 1, original.width), shownPx: original.width };
  const shownPx = shownWidth(mode, hasSize(own) ? own : containerSize, original);
  return { width: imageWidthFor(shownPx, page.devicePixelRatio, original.width), shownPx };
}

/** Layout sizes, without transforms. */
function sizeOf(element: HTMLElement | null): ImageSize {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

function hasSize({ width, height }: ImageSize): boolean {
  return width > 0 && height > 0;
}
