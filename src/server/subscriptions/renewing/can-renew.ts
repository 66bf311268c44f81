import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from '#server/sites/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/**
 * Whether a site takes money for renewals now: not while its store is paused, it is without subscriptions, nobody
 * gets its pages, or it is gone (ORD-29, ORD-118, CONT-228).
 */
export async function canRenew(db: Db, siteId: SiteId): Promise<boolean> {
  const { isPublic, removedAt } = await findSite(db, siteId);
  if (!isPublic || removedAt !== null) return false;
  const { isPaused, featuresOff } = await loadStoreSettings(db, siteId);
  return !isPaused && !featuresOff.includes('subscriptions');
}
