import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isVisitorDataRestricted } from '#server/sites/is-visitor-data-restricted.ts';

/** A visitor's network address for the consent record: null where the site restricts it (NEWS-08, CONS-19). */
export async function keptAddress(db: Db, siteId: SiteId, address: string | null): Promise<string | null> {
  if (address === null) return null;
  return (await isVisitorDataRestricted(db, siteId)) ? null : address;
}
