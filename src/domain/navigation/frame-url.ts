import { browserAddress, isOwnPath } from '../links/browser-address.ts';

/** The query parameter that says which page the configuration area opens with (EDIT-09). */
export const FRAME_URL_PARAMETER = 'frameUrl';

/**
 * The path of the page to open: what `frameUrl` holds where it is a path of this site, else the home page (EDIT-10).
 * The query and the anchor of the page are left out: the canvas shows the page itself.
 */
export function pathOfFrameUrl(search: string): string {
  const value = new URLSearchParams(search).get(FRAME_URL_PARAMETER);
  if (value === null || !isOwnPath(value)) return '/';
  const path = browserAddress(value).split(/[?#]/)[0] ?? '/';
  if (/^\/(config|api|s|_portico)(\/|$)/.test(path)) return '/';
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return decoded(trimmed) ?? '/';
}

/** The address of the configuration area that opens with a page. */
export function withFrameUrl(search: string, path: string): string {
  const parameters = new URLSearchParams(search);
  if (path === '/') parameters.delete(FRAME_URL_PARAMETER);
  else parameters.set(FRAME_URL_PARAMETER, path);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
