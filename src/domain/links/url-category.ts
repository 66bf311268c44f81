import { browserAddress } from './browser-address.ts';

/** What a link text is; every text is exactly one (LINK-10). */
export const URL_CATEGORIES = [
  'ANCHOR',
  'CONTENT_LINK',
  'DEFAULT',
  'EMPTY_STRING',
  'EXTERNAL_LINK',
  'FILE_LINK',
  'MALFORMED_PROTOCOL',
  'MISC_PROTOCOL',
] as const;
export type UrlCategory = (typeof URL_CATEGORIES)[number];

/** A name with a dot, or `localhost`, before a colon is a host with its port. */
const PROTOCOL_PATTERN = /^(?!localhost:)([a-z][a-z0-9+-]*):/i;
const WEB_PROTOCOLS = new Set(['http', 'https', 'ftp']);
const DEFAULT_PORT = /:(?:80|443)?$/;

/**
 * The category of a link text; the first test that fits decides (LINK-11 to LINK-23).
 * It is read as browsers read it: `/\\example.com` is another site. `ownHosts` are all domains of the site; case and the ports 80 and 443 do not count.
 */
export function urlCategory(text: string, ownHosts: readonly string[]): UrlCategory {
  const url = browserAddress(text);
  if (url === '') return 'EMPTY_STRING';
  const protocol = PROTOCOL_PATTERN.exec(url)?.[1]?.toLowerCase();
  if (protocol !== undefined) {
    if (!WEB_PROTOCOLS.has(protocol)) return 'MISC_PROTOCOL';
    if (!url.slice(protocol.length + 1).startsWith('//')) return 'MALFORMED_PROTOCOL';
  }
  if (url.startsWith('#')) return 'ANCHOR';
  const host = hostOf(url, protocol);
  if (host !== null && !ownHosts.some((own) => sameHost(own, host))) return 'EXTERNAL_LINK';
  if (url.startsWith('/s/')) return 'FILE_LINK';
  if (url.startsWith('/') && !url.startsWith('//')) return 'CONTENT_LINK';
  return 'DEFAULT';
}

/** The host a text names, by a protocol or by two slashes (LINK-22); null where it names none. */
function hostOf(url: string, protocol: string | undefined): string | null {
  const rest = protocol === undefined ? url : url.slice(protocol.length + 1);
  if (!rest.startsWith('//')) return null;
  const authority = rest.slice(2).replace(/[/?#].*/, '');
  return authority.slice(authority.lastIndexOf('@') + 1);
}

function sameHost(a: string, b: string): boolean {
  return withoutDefaultPort(a) === withoutDefaultPort(b);
}

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(DEFAULT_PORT, '');
}
