import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from './queries.ts';

/** Whether a site keeps no network address of its visitors, by what it has published (CONS-19). */
export async function isVisitorDataRestricted(db: Db, siteId: SiteId): Promise<boolean> {
  const { siteDocumentId } = await findSite(db, siteId);
  const published = await loadPublished(db, siteId, siteDocumentId);
  return parseCookieBanner(published?.records['cookie-banner']).isVisitorDataRestricted;
}
