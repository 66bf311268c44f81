import { MAX_SITEMAP_ADDRESSES, sitemapIndexXml, sitemapXml } from '#domain/seo/sitemap.ts';
import type { Answer } from './answer.ts';
import type { PublishedSite } from './published-site.ts';
import { countIndexable, listIndexable } from './queries.ts';

const SITEMAP_PATTERN = /^\/sitemap(?:-(\d{1,5}))?\.xml$/;

export function isSitemapPath(path: string): boolean {
  return SITEMAP_PATTERN.test(path);
}

/** The sitemap, its index where there are too many addresses, or one of its files; null for a file that is not there. */
export async function answerSitemap(
  { services, site, loaded }: PublishedSite,
  path: string,
  maxAddresses = MAX_SITEMAP_ADDRESSES,
): Promise<Answer | null> {
  const { settings, origin } = loaded.shell;
  // An address that the page itself says not to index must not stand here (FIND-36).
  if (settings.noindex) return null;
  const except = settings.notFoundPageId === null ? [] : [settings.notFoundPageId];
  const number = SITEMAP_PATTERN.exec(path)?.[1];
  const count = await countIndexable(services.db, site.id, except);
  const files = Math.max(1, Math.ceil(count / maxAddresses));
  if (number === undefined && files > 1) {
    return xml(
      sitemapIndexXml(Array.from({ length: files }, (_, index) => `${origin}/sitemap-${index + 1}.xml`)),
    );
  }
  const file = number === undefined ? 1 : Number(number);
  if (file < 1 || file > files || (number !== undefined && files === 1)) return null;
  const rows = await listIndexable(services.db, site.id, {
    offset: (file - 1) * maxAddresses,
    limit: maxAddresses,
    except,
  });
  return xml(
    sitemapXml(
      rows.map((row) => ({
        url: origin + (row.documentId === settings.homePageId ? '/' : encodeURI(row.path)),
        modifiedAt: row.updatedAt.toISOString(),
        images: row.image === null ? [] : [origin + row.image.path],
      })),
    ),
  );
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
