import { fillUrlPattern } from './blog-url-pattern.ts';
import { urlNameOf } from './url-name-of.ts';

/** The address part of a post made of its title and its time of publishing in the site's time zone (LINK-56). */
export function fillBlogUrlPattern(
  pattern: string,
  title: string,
  publishedAt: Date,
  timeZone: string,
): string {
  return fillUrlPattern(pattern, urlNameOf(title), publishedAt, timeZone);
}
