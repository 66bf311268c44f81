import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from '#server/sites/queries.ts';

/** A visitor's network address for the consent record: null where the site restricts it (NEWS-08, CONS-19). */
export async function keptAddress(db: Db, siteId: SiteId, address: string | null): Promise<string | null> {
  if (address === null) return null;
  const { siteDocumentId } = await findSite(db, siteId);
  const published = await loadPublished(db, siteId, siteDocumentId);
  const { isVisitorDataRestricted } = parseCookieBanner(published?.records['cookie-banner']);
  return isVisitorDataRestricted ? null : address;
}
