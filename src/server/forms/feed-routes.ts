import { Readable } from 'node:stream';
import { getFormFeed, readFormFeed, removeFormFeed, renewFormFeed } from '#contract/form-feeds.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Call } from '#server/platform/http/call.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { findFeed, openFeed, removeFeed, renewFeed } from './form-feeds.ts';
import { hasSubmissions } from './queries.ts';
import { submissionsCsv } from './submissions-csv.ts';

type FormCall = Pick<
  Call<'app', 'permission', { readonly formId: Id<'form'> }>,
  'site' | 'params' | 'services'
>;

/**
 * The submissions of a form as a live spreadsheet: the routes for its owner, and the one for spreadsheet programs
 * (FBLD-61).
 */
export const formFeedRoutes: readonly Route[] = [
  implement(getFormFeed, async (call) => {
    const feed = await findFeed(call.services.db, await feedOf(call));
    return {
      feed:
        feed === null
          ? null
          : { createdAt: feed.createdAt.toISOString(), readAt: feed.readAt?.toISOString() ?? null },
    };
  }),
  implement(renewFormFeed, async (call) => {
    const { services, site } = call;
    const secret = await renewFeed(services.db, await feedOf(call), services.now());
    return {
      url: appUrl(services.config, site.identifier, `/api/form-feeds/${secret}/submissions.csv`),
    };
  }),
  implement(removeFormFeed, async (call) => {
    await removeFeed(call.services.db, await feedOf(call));
    return {};
  }),
  implement(readFormFeed, async (call) => {
    const { site, services } = call;
    const feed = await openFeed(services.db, site.siteId, call.params.secret, services.now());
    if (feed === null) throw new CallError('not-found');
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="submissions-${site.identifier}.csv"`)
      .send(Readable.from(submissionsCsv(services, site, { formId: feed.formId })));
  }),
];

async function feedOf(call: FormCall): Promise<{ readonly siteId: SiteId; readonly formId: Id<'form'> }> {
  const { formId } = call.params;
  const { siteId } = call.site;
  if (!(await hasSubmissions(call.services.db, siteId, formId))) throw new CallError('not-found');
  return { siteId, formId };
}
