import { trimSignsEnd } from '#lib/trim-signs.ts';
import { readStoreFilter, storeQuery, type StoreFilter } from '#domain/products/store-filter.ts';
import { QUICK_VIEW_FORMAT } from '#domain/products/quick-view.ts';
import { readLegacyQuery, type LegacyQuery } from '#domain/links/legacy-query.ts';

/** The content an address asks for, without anything that does not change the answer. */
export interface RequestedAddress {
  /** Decoded, without trailing slash: `/about`, `/`. */
  readonly path: string;
  /** The query as it was sent, with its question mark; empty without one. */
  readonly search: string;
  /** 1 where no other is asked for. */
  readonly pageNumber: number;
  /** Of what buyers wrote about a product; 1 where no other is asked for. */
  readonly reviewsPage: number;
  readonly category: string | null;
  readonly tag: string | null;
  /** What is chosen of a store page. */
  readonly storeFilter: StoreFilter;
  readonly isFeed: boolean;
  /** The data of a product in place of its page. */
  readonly isData: boolean;
  /** What a list shows of a product over itself, in place of its page. */
  readonly isQuickView: boolean;
  readonly isScreenshot: boolean;
  readonly previewToken: string | null;
  /** What other systems ask for with a query, such as `/?p=123`; changes nothing where no redirect is for it. */
  readonly legacyQuery: LegacyQuery | null;
  /** The canonical path, where the address is spelt differently: to redirect to. */
  readonly normalized: string | null;
}

const MAX_ADDRESS_LENGTH = 2000;
const MAX_PAGE_NUMBER = 100_000;

/** Reads the address of a request; null where it cannot be one of a page. */
export function readAddress(url: string): RequestedAddress | null {
  if (url.length > MAX_ADDRESS_LENGTH) return null;
  const question = url.indexOf('?');
  const rawPath = question === -1 ? url : url.slice(0, question);
  const search = question === -1 ? '' : url.slice(question);
  const decoded = decodePath(rawPath);
  if (decoded === null) return null;
  const path = normalizePath(decoded);
  const query = new URLSearchParams(search);
  return {
    path,
    search,
    pageNumber: readPageNumber(query.get('page')),
    reviewsPage: readPageNumber(query.get('reviews')),
    category: query.get('category'),
    tag: query.get('tag'),
    storeFilter: readStoreFilter(query),
    isFeed: query.get('format') === 'rss',
    isData: query.get('format') === 'json',
    isQuickView: query.get('format') === QUICK_VIEW_FORMAT,
    isScreenshot: query.has('screenshot'),
    previewToken: query.get('preview'),
    legacyQuery: readLegacyQuery(query),
    normalized: path === decoded ? null : path,
  };
}

/** The cache key of an address: equal for all spellings of the same request. */
export function canonicalAddress(address: RequestedAddress): string {
  const query: string[] = [];
  if (address.pageNumber !== 1) query.push(`page=${address.pageNumber}`);
  if (address.reviewsPage !== 1) query.push(`reviews=${address.reviewsPage}`);
  if (address.category !== null) query.push(`category=${encodeURIComponent(address.category)}`);
  if (address.tag !== null) query.push(`tag=${encodeURIComponent(address.tag)}`);
  const chosen = storeQuery(address.storeFilter);
  if (chosen !== '') query.push(chosen);
  if (address.isFeed) query.push('format=rss');
  if (address.isData) query.push('format=json');
  if (address.isQuickView) query.push(`format=${QUICK_VIEW_FORMAT}`);
  if (address.isScreenshot) query.push('screenshot');
  return `${encodeURI(address.path)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC');
    return decoded.startsWith('/') && !/\p{Cc}/u.test(decoded) ? decoded : null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** One spelling for one page: single slashes, none at the end, no `index.html` (FIND-47). */
function normalizePath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html?$/i, '/');
  return single.length > 1 ? trimSignsEnd(single, '/') : '/';
}

function readPageNumber(text: string | null): number {
  if (text === null || !/^\d{1,6}$/.test(text)) return 1;
  return Math.min(MAX_PAGE_NUMBER, Math.max(1, Number(text)));
}
