import { escapeHtml } from './escape-html.ts';

/** Addresses one file of a sitemap may hold (FIND-37). */
export const MAX_SITEMAP_ADDRESSES = 50_000;

export interface SitemapAddress {
  readonly url: string;
  /** ISO 8601: the publish that last changed it. */
  readonly modifiedAt: string;
  readonly images: readonly string[];
}

/** One file of addresses (FIND-35, FIND-38). */
export function sitemapXml(addresses: readonly SitemapAddress[]): string {
  const body = addresses
    .map(
      ({ url, modifiedAt, images }) =>
        `<url><loc>${escapeHtml(url)}</loc><lastmod>${escapeHtml(modifiedAt)}</lastmod>${images
          .map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`)
          .join('')}</url>`,
    )
    .join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${body}\n</urlset>\n`;
}

/** The index of several files (FIND-37). */
export function sitemapIndexXml(files: readonly string[]): string {
  const body = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</sitemapindex>\n`;
}
