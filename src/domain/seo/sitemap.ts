import { escapeHtml } from './escape-html.ts';

/** Addresses one file of a sitemap may hold (FIND-37). */
export const MAX_SITEMAP_ADDRESSES = 45_000;
/** What all entries of one file may take: a file stays far below the 50 MB of the protocol, and below what the cache keeps. */
export const MAX_SITEMAP_BYTES = 5_000_000;

/** Pictures of one address (FIND-38). */
const MAX_SITEMAP_IMAGES = 1000;

export interface SitemapAddress {
  readonly url: string;
  /** ISO 8601: the publish that last changed it. */
  readonly modifiedAt: string;
  readonly images: readonly string[];
}

/** One address of a file, with its pictures, each once and no more than a sitemap may have of one address (FIND-35, FIND-38). */
export function sitemapEntry({ url, modifiedAt, images }: SitemapAddress): string {
  const pictures = [...new Set(images)]
    .slice(0, MAX_SITEMAP_IMAGES)
    .map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`);
  return `<url><loc>${escapeHtml(url)}</loc><lastmod>${escapeHtml(modifiedAt)}</lastmod>${pictures.join('')}</url>`;
}

/** A file of entries, one in a line. */
export function sitemapXml(entries: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries}\n</urlset>\n`;
}

/** The index of several files (FIND-37). */
export function sitemapIndexXml(files: readonly string[]): string {
  const body = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</sitemapindex>\n`;
}
