/** First parts of paths that owners cannot use, with everything below them (LINK-63). */
export const RESERVED_PATHS = [
  '/config',
  '/api',
  '/s',
  '/cart',
  '/checkout',
  '/commerce',
  '/search',
  '/account',
  '/_portico',
] as const;
/** Files the site itself answers at its root. */
const RESERVED_FILES = new Set(['/robots.txt', '/sitemap.xml', '/favicon.ico', '/index.html', '/llms.txt']);

/** Whether a path belongs to the product and cannot be a page's (LINK-63). */
export function isReservedPath(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    RESERVED_FILES.has(lower) ||
    RESERVED_PATHS.some((reserved) => lower === reserved || lower.startsWith(`${reserved}/`))
  );
}

/** Paths under `/config` are those of the editor (LINK-59, NAV-17). */
export function isEditorPath(path: string): boolean {
  return path === '/config' || path.startsWith('/config/');
}

/** The search page is not recorded as a page view (LINK-60). */
export function isSearchPath(path: string): boolean {
  return path === '/search' || path.startsWith('/search/');
}

/** `/pages/` and an id of 24 characters: the panel of a collection (LINK-61, EDIT-28). The id, or null. */
export function collectionPanelId(path: string): string | null {
  return /^\/pages\/([0-9a-f]{24})(?:\/|$)/.exec(path)?.[1] ?? null;
}
