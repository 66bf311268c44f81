import {
  cancelSchedule as cancelScheduleEndpoint,
  listReleases,
  listSchedule as listScheduleEndpoint,
  publishNow,
  publishSummary as publishSummaryEndpoint,
  rollbackRelease as rollbackReleaseEndpoint,
  findVisibility,
  setVisibility as setVisibilityEndpoint,
  type Release,
} from '#contract/publishing.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { authorOf } from '#server/documents/author-of.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { findSite } from '#server/sites/queries.ts';
import { setVisibility } from '#server/sites/set-visibility.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { publishDocuments } from './publish-documents.ts';
import { publishSummary } from './publish-summary.ts';
import { loadReleases } from './release.ts';
import { rollbackRelease } from './rollback-release.ts';
import { cancelSchedule, listSchedule, schedulePublish } from './schedule.ts';

/** Publishing, releases, rollback, schedule. */
export const publishingRoutes: readonly Route[] = [
  implement(publishSummaryEndpoint, async (call) => {
    const { documents, total } = await publishSummary(call.services.db, call.site.siteId, call.query);
    return { documents: [...documents], total };
  }),

  implement(publishNow, async (call) => {
    const { siteId } = call.site;
    const { account } = call.caller;
    const now = new Date(call.services.now());
    const { documentIds, runAt, makePublic = false } = call.body;
    const name = call.body.name ?? releaseNames.published;
    const authorId = account.accountId;
    if (runAt !== undefined && Date.parse(runAt) > now.getTime()) {
      const scheduleId = await schedulePublish(call.services, {
        siteId,
        documentIds,
        name,
        runAt: new Date(runAt),
        authorId,
        authorName: account.name,
      });
      return { release: null, scheduleId };
    }
    const { release } = await call.services.db.transaction().execute(async (trx) => {
      const published = await publishDocuments(trx, {
        siteId,
        documentIds,
        authorId,
        authorName: account.name,
        name,
        at: now,
      });
      if (makePublic) await setVisibility(trx, siteId, true);
      return published;
    });
    return { release: await releaseOf(call.services.db, siteId, release), scheduleId: null };
  }),

  implement(findVisibility, async (call) => {
    const { isPublic } = await findSite(call.services.db, call.site.siteId);
    return { isPublic };
  }),

  implement(setVisibilityEndpoint, async (call) => {
    const { siteId } = call.site;
    const { isPublic } = call.body;
    await call.services.db.transaction().execute((trx) => setVisibility(trx, siteId, isPublic));
    return { isPublic };
  }),

  implement(listReleases, async (call) => {
    const { before, limit } = call.query;
    const releases = await loadReleases(call.services.db, call.site.siteId, {
      limit,
      ...(before === undefined ? {} : { before }),
    });
    const last = releases.at(-1)?.number ?? 1;
    return { releases: [...releases], next: releases.length < limit || last <= 1 ? null : last };
  }),

  implement(rollbackReleaseEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    const { release } = await call.services.db
      .transaction()
      .execute((trx) => rollbackRelease(trx, { siteId, number: call.params.number, author, at: now }));
    return { release: await releaseOf(call.services.db, siteId, release) };
  }),

  implement(listScheduleEndpoint, async (call) => {
    const { siteId } = call.site;
    const now = new Date(call.services.now());
    return { entries: [...(await listSchedule(call.services.db, siteId, now))] };
  }),

  implement(cancelScheduleEndpoint, async (call) => {
    if (!(await cancelSchedule(call.services.db, call.site.siteId, call.params.id))) {
      throw new CallError('not-found');
    }
    return {};
  }),
];

async function releaseOf(db: Db, siteId: SiteId, number: number | null): Promise<Release | null> {
  if (number === null) return null;
  return (await loadReleases(db, siteId, { number, limit: 1 }))[0] ?? null;
}
