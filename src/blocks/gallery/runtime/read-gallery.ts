import { type ReadBlockData, readBlockData } from '#domain/galleries/block-data.ts';
import { galleryDesignOf } from '#domain/galleries/gallery-designs.ts';
import type { GalleryDesign } from '#domain/galleries/gallery-designs.ts';
import { gallerySettings, type GallerySettings } from '#domain/galleries/gallery-settings.ts';
import { slideFacts } from '#domain/galleries/slide-facts.ts';
import type { Slide } from './gallery-parts.ts';

/** Around what a video block draws (GAL-62). */
const VIDEO_WRAPPER = '.portico-block-video';
const BLOCK_DATA = 'data-block-json';

export interface GalleryMarkup {
  readonly root: HTMLElement;
  readonly container: HTMLElement | null;
  readonly slides: readonly Slide[];
  /** As the page names it; a name that there is not throws later (GAL-17). */
  readonly design: string;
  readonly settings: GallerySettings;
  readonly message: string | null;
}

/** Reads a gallery out of the page (GAL-26 to GAL-31, GAL-61 to GAL-69). */
export function readGallery(root: HTMLElement): GalleryMarkup {
  const { data, message } = dataOf(root);
  const design = data === null ? 'base' : (root.dataset['design'] ?? galleryDesignOf(data['design']));
  const container = root.querySelector<HTMLElement>('.portico-gallery-slides');
  return {
    root,
    container,
    slides: [...(container?.querySelectorAll<HTMLElement>(':scope > .portico-slide') ?? [])].map(readSlide),
    design,
    settings: gallerySettings(design as GalleryDesign, data ?? {}),
    message,
  };
}

function dataOf(root: HTMLElement): ReadBlockData {
  const nearest = root.closest(`[${BLOCK_DATA}]`);
  return readBlockData([nearest?.getAttribute(BLOCK_DATA) ?? undefined]);
}

export function readSlide(element: HTMLElement): Slide {
  const { dataset } = element;
  const facts = slideFacts({
    type: dataset['slideType'],
    hasVideoWrapper: element.querySelector(VIDEO_WRAPPER) !== null,
    id: dataset['slide'],
    url: dataset['slideUrl'],
    clickThrough: dataset['clickThrough'],
    dimensions: dataset['imageDimensions'],
    focalPoint: dataset['imageFocalPoint'],
  });
  return { ...facts, element };
}
