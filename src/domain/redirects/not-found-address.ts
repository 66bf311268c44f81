import { isStorableText } from '#lib/storable-text.ts';
import { MAX_FROM_LENGTH } from './read-redirect.ts';

const MAX_REFERRER_LENGTH = 500;
/** Files that browsers request by themselves. */
const ASKED_BY_BROWSERS = /^\/(?:favicon\.ico|apple-touch-icon[^/]*\.png)$/;

/**
 * Whether an address that leads nowhere is worth counting (FIND-56): one that a redirect can lead from, that somebody
 * followed a link to, and that holds no mail address.
 * @param path decoded, without its query
 */
export function isCountedAddress(path: string): boolean {
  return (
    path.length <= MAX_FROM_LENGTH &&
    !/[@*[\]\\?#]/.test(path) &&
    !path.split('/').some((part) => part === '.' || part === '..') &&
    !ASKED_BY_BROWSERS.test(path) &&
    isStorableText(path)
  );
}

/**
 * The address in a `Referer` header without its query, for the list of what leads nowhere (FIND-56): a path where it is of
 * the same host, else a web address; null where there is none to be shown.
 */
export function referringAddress(header: string | undefined, host: string): string | null {
  if (header === undefined || !URL.canParse(header)) return null;
  const url = new URL(header);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const address = url.host === host ? url.pathname : `${url.origin}${url.pathname}`;
  return address.length > MAX_REFERRER_LENGTH || address.includes('@') || /%40/.test(address)
    ? null
    : address;
}
