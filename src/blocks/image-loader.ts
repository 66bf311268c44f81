/**
 * The image loader, as behaviours get it from `environment.findImageLoader()`; null where it is missing, and then the
 * images stay as the server wrote them, which browsers load by themselves.
 *
 * The server's markup is whole without it: `<picture>` with `srcset`, `loading="lazy"`, size and alternative text. The
 * loader takes over images whose place the browser cannot judge: slides on top of each other, hidden containers, places
 * that grow. What it reads, on the image or on the nearest element around it:
 * - `data-load="false"`: skipped unless the update is forced (IMG-02, IMG-03);
 * - `data-image-mode`: fit, fill or none; absent is null; any other is refused by an error (IMG-24);
 * - `data-image-dimensions="WxH"`; absent: the image's `width` and `height` attributes (IMG-26);
 * - `data-image-focal-point="x,y"`; absent: the centre (IMG-27).
 * An image's place is the element around it (around its `<picture>`).
 */
export interface ImageLoader {
  /**
   * Loads the image in the width its container needs now, when its turn comes (IMG-01 to IMG-08). Call it when a slide
   * is about to be shown, and again whenever its container may have grown: an image that is large enough is kept.
   */
  update(image: HTMLImageElement, options?: ImageUpdate): Promise<ImageOutcome>;
  /**
   * Keeps the browser from loading an image by itself; its box does not change. A loaded one stays. For slides that may
   * never be seen; `update` and `watch` load it then. The returned function gives an image that was never loaded back
   * to the browser.
   */
  hold(image: HTMLImageElement): () => void;
  /**
   * Loads the image once it is within 200 px of the window, and in a larger width when its container grows (IMG-18 to
   * IMG-20). The returned function ends it; an image not loaded by then is left to the browser.
   */
  watch(image: HTMLImageElement): () => void;
}

export interface ImageUpdate {
  /** Ignores `data-load="false"` and loads even an image that is large enough (IMG-03, IMG-08). */
  readonly isForced?: boolean;
  /** Starts another load while one is in progress (IMG-05). */
  readonly allowsConcurrentLoads?: boolean;
}

/** `skipped`: not wanted, in progress already, or large enough. */
export type ImageOutcome = 'loaded' | 'failed' | 'skipped';
