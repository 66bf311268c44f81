import { Readable } from 'node:stream';
import {
  checkAddress as checkAddressEndpoint,
  dismissNotFound,
  exportRedirects as exportRedirectsEndpoint,
  importRedirects as importRedirectsEndpoint,
  movePattern as movePatternEndpoint,
  listNotFound as listNotFoundEndpoint,
  listRedirects as listRedirectsEndpoint,
  removeRedirects as removeRedirectsEndpoint,
  saveRedirect as saveRedirectEndpoint,
} from '#contract/redirects.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { checkAddress } from './check-address.ts';
import { exportRedirects } from './export-redirects.ts';
import { importRedirects } from './import-redirects.ts';
import { movePattern } from './move-pattern.ts';
import { notFoundCounts } from './not-found-counts.ts';
import { listNotFound, notFoundSince, setDismissed } from './not-found-list.ts';
import { listRedirects } from './queries.ts';
import { removeRedirects } from './remove-redirects.ts';
import { saveRedirect } from './save-redirect.ts';

/** Redirects as the owner keeps them (FIND-48 to FIND-52). */
export const redirectRoutes: readonly Route[] = [
  implement(listRedirectsEndpoint, async (call) => {
    const { redirects, total } = await listRedirects(call.services.db, call.site.siteId, call.query);
    return { redirects: [...redirects], total };
  }),

  implement(saveRedirectEndpoint, async (call) => {
    const { siteId } = call.site;
    const now = new Date(call.services.now());
    return call.services.db
      .transaction()
      .execute((trx) => saveRedirect(trx, { ...call.body, siteId, source: 'owner', at: now }));
  }),

  implement(importRedirectsEndpoint, async (call) => {
    const { siteId } = call.site;
    const now = new Date(call.services.now());
    const { saved, refused } = await importRedirects(call.services.db, siteId, call.body.redirects, now);
    return { saved, refused: [...refused] };
  }),

  implement(exportRedirectsEndpoint, async (call) => {
    const { siteId, identifier } = call.site;
    const { format } = call.query;
    const file = exportRedirects(call.services.db, siteId, format);
    const name = `redirects-${identifier}.${format === 'csv' ? 'csv' : 'txt'}`;
    return call.reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(file));
  }),

  implement(movePatternEndpoint, async (call) => {
    const { siteId } = call.site;
    const { from, direction } = call.body;
    await call.services.db.transaction().execute((trx) => movePattern(trx, siteId, from, direction));
    return {};
  }),

  implement(removeRedirectsEndpoint, async (call) => {
    const { siteId } = call.site;
    const { from } = call.body;
    const removed = await call.services.db.transaction().execute((trx) => removeRedirects(trx, siteId, from));
    return { removed };
  }),

  implement(listNotFoundEndpoint, async (call) => {
    const { db, config, now } = call.services;
    const keptDays = config.retention.notFoundDays;
    await notFoundCounts(call.services).flushSite(call.site.siteId);
    const since = notFoundSince(now(), keptDays);
    const { addresses, total } = await listNotFound(db, call.site.siteId, { ...call.query, since });
    return { addresses: [...addresses], total, keptDays };
  }),

  implement(dismissNotFound, async (call) => {
    const { siteId } = call.site;
    const { paths, isDismissed } = call.body;
    return { changed: await setDismissed(call.services.db, siteId, paths, isDismissed) };
  }),

  implement(checkAddressEndpoint, async (call) =>
    checkAddress(call.services.db, call.site.siteId, call.query.path),
  ),
];
