import { restoreSiteAt as restoreSiteAtEndpoint } from '#contract/publishing.ts';
import { authorOf } from '#server/documents/author-of.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { restoreSiteAt } from './restore-site-at.ts';

/** The whole site as it was. */
export const siteHistoryRoutes: readonly Route[] = [
  implement(restoreSiteAtEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller);
    const now = new Date(call.services.now());
    const { undoAt, ...restored } = await call.services.db
      .transaction()
      .execute((trx) => restoreSiteAt(trx, { siteId, to: new Date(call.body.at), author, at: now }));
    return { ...restored, undoAt: undoAt.toISOString() };
  }),
];
