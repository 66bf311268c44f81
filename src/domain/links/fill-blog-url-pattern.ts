import { fillUrlPattern } from './blog-url-pattern.ts';
import { shortenUrlName } from './shorten-url-name.ts';
import { urlNameOf } from './url-name-of.ts';
import { MAX_URL_NAME_LENGTH } from './url-name.ts';

/** For the shortest address of a collection and the slash in front of a post's own. */
const COLLECTION_ROOM = 2;

/** The address part of a post made of its title and its time of publishing in the site's time zone (LINK-56). */
export function fillBlogUrlPattern(
  pattern: string,
  title: string,
  publishedAt: Date,
  timeZone: string,
): string {
  const filled = fillUrlPattern(pattern, urlNameOf(title), publishedAt, timeZone);
  return shortenUrlName(filled, MAX_URL_NAME_LENGTH - COLLECTION_ROOM);
}
