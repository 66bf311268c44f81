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
