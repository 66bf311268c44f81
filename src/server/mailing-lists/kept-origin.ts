import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isVisitorDataRestricted } from '#server/sites/is-visitor-data-restricted.ts';

interface Origin {
  readonly networkAddress: string | null;
  readonly pagePath: string;
}

/** Where a visitor comes from, for the consent record: nothing where the site restricts it (NEWS-08, CONS-19, CRM-30). */
export async function keptOrigin(db: Db, siteId: SiteId, origin: Origin): Promise<Origin> {
  if (origin.networkAddress === null && origin.pagePath === '') return origin;
  return (await isVisitorDataRestricted(db, siteId)) ? { networkAddress: null, pagePath: '' } : origin;
}
