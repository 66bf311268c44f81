import { imageModeOf, imageModeStyle, type ImageMode } from '#domain/images/image-mode.ts';
import type { FocalPoint } from '#domain/images/focal-point.ts';
import {
  hasImageWidths,
  imageAddress,
  imageCandidate,
  type ImageFormat,
} from '#domain/images/image-address.ts';
import { parseFocalPoint, parseImageSize, type ImageSize } from '#domain/images/image-numbers.ts';
import type { ImageWidth } from '#domain/images/image-widths.ts';

/** The attributes of an image in the markup (IMG-02, IMG-24, IMG-26, IMG-27). */
export interface ImageParts {
  /** The file's address, without a width. */
  readonly path: string;
  readonly original: ImageSize;
  readonly mode: ImageMode;
  readonly focalPoint: FocalPoint;
  readonly loadMode: boolean;
}

/** An address that fails to load, so that browsers show the alternative text. */
const NOTHING = 'data:,';

/** Throws for an unknown mode (IMG-24). */
export function readImage(image: HTMLImageElement): ImageParts {
  const around = (name: string): string | null =>
    image.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
  return {
    path: image.dataset['path'] ?? pathOf(image.getAttribute('src') ?? ''),
    original: parseImageSize(around('image-dimensions') ?? '') ?? {
      width: Number(image.getAttribute('width')) || image.naturalWidth || 1,
      height: Number(image.getAttribute('height')) || image.naturalHeight || 1,
    },
    mode: imageModeOf(around('image-mode')),
    focalPoint: parseFocalPoint(around('image-focal-point') ?? ''),
    loadMode: around('load') !== 'false',
  };
}

/** The width of an image that the browser has loaded by itself, in px; null where it has not. */
export function arrivedWidth(image: HTMLImageElement): number | null {
  if (!image.complete || image.naturalWidth === 0 || image.dataset['path'] !== undefined) return null;
  const asked = Number(/[?&]format=(\d+)w/.exec(image.currentSrc)?.[1] ?? Number.NaN);
  return Number.isNaN(asked) ? readImage(image).original.width : asked;
}

/** The attributes of an image and of the sources of its `<picture>` that the loader changes. */
const CHANGED = ['src', 'srcset', 'sizes', 'loading'] as const;

/**
 * Removes the addresses of an image, which keeps its size and proportions. The returned function restores them as the
 * server wrote them.
 */
export function emptyImage(image: HTMLImageElement): () => void {
  const { path, original } = readImage(image);
  const written = [image, ...sourcesOf(image)].map((element) => ({
    element,
    attributes: CHANGED.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [{ name, value }];
    }),
  }));
  image.dataset['path'] = path;
  const nothing = `<svg xmlns="http://www.w3.org/2000/svg" width="${original.width}" height="${original.height}"/>`;
  setAddresses(image, `data:image/svg+xml,${encodeURIComponent(nothing)}`);
  return () => {
    delete image.dataset['path'];
    for (const { element, attributes } of written)
      for (const { name, value } of attributes) element.setAttribute(name, value);
  };
}

/** Requests an image in one width, `shownPx` wide on the page, in the best format of its `<picture>`. */
export function showImage(
  image: HTMLImageElement,
  parts: ImageParts,
  width: ImageWidth,
  shownPx: number,
): void {
  const { path, original, mode, focalPoint } = parts;
  image.dataset['path'] = path;
  image.loading = 'eager';
  Object.assign(image.style, imageModeStyle(mode, focalPoint));
  if (!hasImageWidths(path)) {
    setAddresses(image, path);
    return;
  }
  const source = (type?: ImageFormat): string => imageCandidate({ path, width: original.width }, width, type);
  for (const element of sourcesOf(image)) {
    element.srcset = source(element.type === 'image/avif' ? 'avif' : 'webp');
    element.sizes = `${Math.ceil(shownPx)}px`;
  }
  image.sizes = `${Math.ceil(shownPx)}px`;
  image.srcset = source();
  image.src = imageAddress({ path }, width);
}

/** Shows the alternative text of an image that fails to load (IMG-13). */
export function showAlternative(image: HTMLImageElement): void {
  setAddresses(image, NOTHING);
}

/** The container of an image: its parent element. */
export function containerOf(image: HTMLImageElement): HTMLElement | null {
  const parent = image.parentElement;
  return parent?.localName === 'picture' ? parent.parentElement : parent;
}

function pathOf(address: string): string {
  return address.startsWith('/s/images/') ? (address.split('?', 1)[0] ?? '') : address;
}

function setAddresses(image: HTMLImageElement, address: string): void {
  for (const source of sourcesOf(image)) source.removeAttribute('srcset');
  image.removeAttribute('srcset');
  image.src = address;
}

function sourcesOf(image: HTMLImageElement): readonly HTMLSourceElement[] {
  const parent = image.parentElement;
  return parent?.localName === 'picture' ? [...parent.querySelectorAll('source')] : [];
}
