import type { SiteId } from '#domain/documents/record.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { Services } from '#server/platform/services.ts';
import { trimAccountActivity, trimSiteActivity } from '#server/activity/trim-activity.ts';
import { trimComments } from '#server/comments/trim-comments.ts';
import { discardUnwritten } from '#server/pages/discard-unwritten.ts';
import { trimConsent } from './trim-consent.ts';
import { documentsToTrim, trimHistory } from './trim-history.ts';
import { trimNotFound } from './trim-not-found.ts';
import { trimReleases } from './trim-releases.ts';

const SITES_AT_ONCE = 200;
/** A post that was begun and never written in may still be open in some window for as long. */
const UNWRITTEN_MS = 24 * 60 * 60 * 1000;

/** No id is smaller. */
const BEFORE_ALL = idSchema<'site'>().parse('0'.repeat(24));

/**
 * Lets go, site by site, of what is kept no longer: choices in cookie banners, addresses that led nowhere, entries of activity logs, posts never
 * written in, releases, changes, snapshots. Each step is
 * small and whole by itself: what is broken off is taken up by the next run.
 */
export async function trimSites(services: Services, signal?: AbortSignal): Promise<void> {
  const now = services.now();
  await trimAccountActivity(services, now);
  let after = BEFORE_ALL;
  for (;;) {
    const sites = await services.db
      .selectFrom('sites')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(SITES_AT_ONCE)
      .execute();
    for (const { id } of sites) {
      if (signal?.aborted === true) return;
      await trimSite(services, id, now);
    }
    const last = sites.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function trimSite(services: Services, siteId: SiteId, now: number): Promise<void> {
  await trimConsent(services, siteId, now);
  await trimNotFound(services, siteId, now);
  await trimComments(services, siteId, now);
  await trimSiteActivity(services, siteId, now);
  const begunBefore = new Date(now - UNWRITTEN_MS);
  await services.db.transaction().execute((trx) => discardUnwritten(trx, siteId, { begunBefore }));
  // Releases first: what they let go of needs no snapshot any more.
  await trimReleases(services, siteId, now);
  for (const documentId of await documentsToTrim(services, siteId)) {
    try {
      await trimHistory(services, siteId, documentId, now);
    } catch (error) {
      services.log.warn(
        { err: error, siteId, documentId },
        'a history could not be shortened; it stays whole',
      );
    }
  }
}
