import type { SlideType } from './gallery-item-kinds.ts';

/** What the page says of a slide, as text. */
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
  readonly dimensions: { readonly width: number; readonly height: number } | null;
  /** Fractions of width and height. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

const CENTRE = { x: 0.5, y: 0.5 } as const;

/** Reads a slide (GAL-61 to GAL-69). */
export function slideFacts(slide: SlideMarkup): SlideFacts {
  return {
    type: slideType(slide.type, slide.hasVideoWrapper),
    id: slide.id ?? '',
    url: slide.url ?? '',
    clickThrough: slide.clickThrough === undefined || slide.clickThrough === '' ? null : slide.clickThrough,
    dimensions: parseDimensions(slide.dimensions),
    focalPoint: parseFocalPoint(slide.focalPoint),
  };
}

function slideType(given: string | undefined, hasVideoWrapper: boolean): SlideType {
  if (given === 'image' || given === 'video') return given;
  return hasVideoWrapper ? 'video' : 'image';
}

/** `1500x1000`; null where it is malformed (GAL-66, GAL-69). */
export function parseDimensions(text: string | undefined): SlideFacts['dimensions'] {
  const match = /^\s*(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)\s*$/.exec(text ?? '');
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** `0.25,0.75`; the centre where it is malformed (GAL-67, GAL-69). */
export function parseFocalPoint(text: string | undefined): SlideFacts['focalPoint'] {
  const match = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*,\s*(\d+(?:\.\d+)?|\.\d+)\s*$/.exec(text ?? '');
  const [x, y] = [Number(match?.[1]), Number(match?.[2])];
  return x <= 1 && y <= 1 ? { x, y } : CENTRE;
}
