import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { fillBlogUrlPattern } from '#domain/links/fill-blog-url-pattern.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { findSiteDocumentId, loadRecords } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The function that makes addresses of a collection's items from title and date (LINK-56, LINK-58). */
export async function itemUrlNames(
  trx: Db,
  siteId: SiteId,
  collectionId: DocumentId,
): Promise<(title: string, at: Date) => string> {
  const { settings } = await loadRecords(trx, siteId, collectionId, ['settings']);
  const parsed = collectionSettingsSchema.safeParse(settings);
  const pattern = parsed.success ? parsed.data.itemUrlPattern : TITLE_ONLY_URL_PATTERN;
  const timeZone = await timeZoneOf(trx, siteId);
  return (title, at) => fillBlogUrlPattern(pattern, title, at, timeZone);
}

async function timeZoneOf(trx: Db, siteId: SiteId): Promise<string> {
  const documentId = await findSiteDocumentId(trx, siteId);
  const records = documentId === null ? {} : await loadRecords(trx, siteId, documentId, ['settings']);
  const parsed = siteSettingsSchema.safeParse(records['settings']);
  return parsed.success ? parsed.data.timeZone : 'UTC';
}
