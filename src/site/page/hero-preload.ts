import type { FirstPicture } from '../markup/render-markup.ts';

/**
 * The attributes of a preload for the page's first picture, taken from its markup; null where no picture is marked as
 * first. The newest format is preloaded; browsers without it skip the preload by its type.
 */
export function heroPreload(picture: FirstPicture | null): string | null {
  if (picture === null) return null;
  const source = /^<source type="([^"]+)" srcset="([^"]+)" sizes="([^"]+)"/.exec(picture.firstSource);
  if (source !== null) {
    return `type="${source[1]}" imagesrcset="${source[2]}" imagesizes="${source[3]}" fetchpriority="high"`;
  }
  const address = / src="([^"]+)"/.exec(picture.image)?.[1];
  if (address === undefined) return null;
  const set = / srcset="([^"]+)"/.exec(picture.image)?.[1];
  const sizes = / sizes="([^"]+)"/.exec(picture.image)?.[1];
  const candidates = set === undefined ? '' : ` imagesrcset="${set}" imagesizes="${sizes ?? '100vw'}"`;
  return `href="${address}"${candidates} fetchpriority="high"`;
}
