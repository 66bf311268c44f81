import type { FocalPoint } from '#domain/images/focal-point.ts';
import { type ImageSize, parseFocalPoint, parseImageSize } from '#domain/images/image-numbers.ts';
import type { SlideType } from './gallery-item-kinds.ts';

/** The attributes of a slide in the page, as text. */
export interface SlideMarkup {
  readonly type: string | undefined;
  readonly hasVideoWrapper: boolean;
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly clickThrough: string | undefined;
  readonly dimensions: string | undefined;
  readonly focalPoint: string | undefined;
}

export interface SlideFacts {
  readonly type: SlideType;
  readonly id: string;
  /** Empty where it has none. */
  readonly url: string;
  readonly clickThrough: string | null;
  /** px; null: the image's natural size counts (GAL-69). */
  readonly dimensions: ImageSize | null;
  /** The centre where it is malformed (GAL-69). */
  readonly focalPoint: FocalPoint;
}

/** Reads a slide (GAL-61 to GAL-69). */
export function slideFacts(slide: SlideMarkup): SlideFacts {
  return {
    type: slideType(slide.type, slide.hasVideoWrapper),
    id: slide.id ?? '',
    url: slide.url ?? '',
    clickThrough: slide.clickThrough === undefined || slide.clickThrough === '' ? null : slide.clickThrough,
    dimensions: parseImageSize(slide.dimensions ?? ''),
    focalPoint: parseFocalPoint(slide.focalPoint ?? ''),
  };
}

function slideType(given: string | undefined, hasVideoWrapper: boolean): SlideType {
  if (given === 'image' || given === 'video') return given;
  return hasVideoWrapper ? 'video' : 'image';
}
