/**
 * The attributes of a preload for the page's first picture, taken from its markup; null where no picture is marked as
 * first. The newest format is preloaded; browsers without it skip the preload by its type.
 */
export function heroPreload(html: string): string | null {
  const mark = html.indexOf('fetchpriority="high"');
  if (mark === -1) return null;
  const image = html.lastIndexOf('<img', mark);
  const picture = html.lastIndexOf('<picture', image);
  const isInPicture = picture !== -1 && !html.slice(picture, image).includes('</picture');
  const source = isInPicture
    ? /<source type="([^"]+)" srcset="([^"]+)" sizes="([^"]+)"/.exec(html.slice(picture, image))
    : null;
  if (source !== null) {
    return `type="${source[1]}" imagesrcset="${source[2]}" imagesizes="${source[3]}" fetchpriority="high"`;
  }
  const tag = html.slice(image, html.indexOf('>', image));
  const address = / src="([^"]+)"/.exec(tag)?.[1];
  if (address === undefined) return null;
  const set = / srcset="([^"]+)"/.exec(tag)?.[1];
  const sizes = / sizes="([^"]+)"/.exec(tag)?.[1];
  const candidates = set === undefined ? '' : ` imagesrcset="${set}" imagesizes="${sizes ?? '100vw'}"`;
  return `href="${address}"${candidates} fetchpriority="high"`;
}
