/** What crawlers are asked to leave alone (FIND-40). */
const DISALLOWED_PATHS = [
  '/config',
  '/api',
  '/cart',
  '/checkout',
  '/commerce',
  '/account',
  '/search',
] as const;

/** The generated `robots.txt`: everything allowed but the product's own paths, and where the sitemap is (FIND-40). */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
