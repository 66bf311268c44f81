import { trimSigns, trimSignsEnd } from '#lib/trim-signs.ts';
import { type SlideAddress, slideOfAddress } from './slide-of-address.ts';

/**
 * The path of the page's address while a slide is shown (GAL-91, GAL-93, GAL-97): that of its collection and, as the
 * last segment, the slide's URL or else its id. The query stays.
 */
export function addressOfSlide(collectionPath: string, { id, url }: SlideAddress, search: string): string {
  const name = trimSigns(url, '/') || id;
  return `${trimSignsEnd(collectionPath, '/')}/${encodeURIComponent(name)}${search}`;
}

/** The path of the collection, where a page was opened at one of its slides (GAL-94). */
export function collectionPathOf(path: string, slides: readonly SlideAddress[]): string {
  return slideOfAddress('', path, slides) === null ? path : path.replace(/\/[^/]*\/?$/, '');
}
