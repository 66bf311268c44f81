import { type SlideAddress, slideOfAddress } from '#domain/visitor/slide-of-address.ts';

/**
 * The path of the page's address while a slide is shown (GAL-91, GAL-93, GAL-97): that of its collection and, as the
 * last segment, the slide's URL or else its id. The query stays.
 */
export function addressOfSlide(collectionPath: string, { id, url }: SlideAddress, search: string): string {
  const name = url.replace(/^\/+|\/+$/g, '') || id;
  return `${collectionPath.replace(/\/+$/, '')}/${encodeURIComponent(name)}${search}`;
}

/** The path of the collection, where a page was opened at one of its slides (GAL-94). */
export function collectionPathOf(path: string, slides: readonly SlideAddress[]): string {
  return slideOfAddress('', path, slides) === null ? path : path.replace(/\/[^/]*\/?$/, '');
}

/** Whether the address may follow the slides: never while the page is edited (GAL-03, GAL-95, GAL-96). */
export function followsAddress(isWanted: boolean, isEditing: boolean): boolean {
  return isWanted && !isEditing;
}
