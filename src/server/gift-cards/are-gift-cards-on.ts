import type { SiteId } from '#domain/documents/record.ts';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether a site has gift cards: where it has not, those that were sold pay for nothing, and keep what is on them (COMM-55, CONT-228). */
export async function areGiftCardsOn(db: Db, siteId: SiteId): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select('features_off as featuresOff')
    .where('id', '=', siteId)
    .executeTakeFirst();
  return isFeatureOn(site?.featuresOff ?? [], 'gift-cards');
}
