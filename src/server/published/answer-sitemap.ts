import {
  MAX_SITEMAP_ADDRESSES,
  MAX_SITEMAP_BYTES,
  sitemapIndexXml,
  sitemapXml,
} from '#domain/seo/sitemap.ts';
import type { Answer } from './answer.ts';
import type { PublishedSite } from './published-site.ts';
import { sitemapDocuments } from './sitemap-documents.ts';
import { planSitemap, writeSitemapFile, type SitemapLimits } from './sitemap-plan.ts';

const SITEMAP_PATTERN = /^\/sitemap(?:-(\d{1,5}))?\.xml$/;
const LIMITS: SitemapLimits = { addresses: MAX_SITEMAP_ADDRESSES, bytes: MAX_SITEMAP_BYTES };

export function isSitemapPath(path: string): boolean {
  return SITEMAP_PATTERN.test(path);
}

/**
 * The sitemap, its index where there are too many addresses for one file, or one of its files; null for a file that is
 * not there. How the addresses are divided is found once for each revision of the site.
 */
export async function answerSitemap(
  published: PublishedSite,
  path: string,
  limits: SitemapLimits = LIMITS,
): Promise<Answer | null> {
  const { site, loaded } = published;
  const { settings, origin } = loaded.shell;
  // An address that the page itself says not to index must not stand here (FIND-36).
  if (settings.noindex) return null;
  const read = sitemapDocuments(published);
  const plan = await published.sitemapPlans(
    `${site.id} ${site.revision} ${origin} ${limits.addresses} ${limits.bytes}`,
    () => planSitemap(read, limits),
  );
  const number = SITEMAP_PATTERN.exec(path)?.[1];
  if (number === undefined && plan.length > 1)
    return xml(sitemapIndexXml(plan.map((_, index) => `${origin}/sitemap-${index + 1}.xml`)));
  const file = plan[number === undefined ? 0 : Number(number) - 1];
  if (file === undefined || (number !== undefined && plan.length === 1)) return null;
  return xml(sitemapXml(await writeSitemapFile(read, file)));
}

function xml(body: string): Answer {
  return {
    kind: 'content',
    status: 200,
    type: 'application/xml; charset=utf-8',
    body,
    modifiedAt: null,
    isNoindex: false,
  };
}
