import { escapeHtml } from '#domain/seo/escape-html.ts';

/** Addresses of a picture in the attributes of its elements; empty where absent. */
interface PictureAddresses {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly type: string;
}

/** The picture to preload. */
export interface HeroPicture {
  readonly image: PictureAddresses;
  /** The first alternative format; null where there is none. */
  readonly newest: PictureAddresses | null;
}

/**
 * The attributes of the preload for the page's first picture, in markup; null where it has none. The newest format is
 * preloaded; browsers without it skip the preload by its type.
 */
export function heroPreload(picture: HeroPicture | null): string | null {
  if (picture === null) return null;
  const { image, newest } = picture;
  if (newest !== null && newest.type !== '' && newest.srcSet !== '' && newest.sizes !== '')
    return `type="${escapeHtml(newest.type)}" ${candidates(newest)} fetchpriority="high"`;
  if (image.src === '') return null;
  const more = image.srcSet === '' ? '' : ` ${candidates(image)}`;
  return `href="${escapeHtml(image.src)}"${more} fetchpriority="high"`;
}

function candidates({ srcSet, sizes }: PictureAddresses): string {
  return `imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes === '' ? '100vw' : sizes)}"`;
}
