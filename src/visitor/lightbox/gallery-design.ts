import type { SlideDirection } from '#domain/galleries/slide-index.ts';

/** How a gallery shows one of its slides. */
export interface GalleryDesign {
  /** Shows a slide; without a direction at once. */
  show(index: number, direction: SlideDirection | null): void;
  destroy(): void;
}

export interface GalleryDesignOptions {
  readonly window: Window;
  readonly container: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly isMotionReduced: () => boolean;
  /** Called when the visitor moved by the design's own means, such as scrolling. */
  readonly moved: (index: number) => void;
}

export type CreateGalleryDesign = (options: GalleryDesignOptions) => GalleryDesign;
