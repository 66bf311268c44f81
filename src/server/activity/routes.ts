import { Readable } from 'node:stream';
import * as contract from '#contract/activity.ts';
import { interfaceTranslator } from '#messages/interface-translator.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { activityCsv } from './activity-csv.ts';
import { listAccountActivityBefore, listActivePeopleOf, listSiteActivityBefore } from './queries.ts';

const PAGE_SIZE = 50;

/** The activity logs of sites and accounts (PLAT-59). */
export const activityRoutes: readonly Route[] = [
  implement(contract.listSiteActivity, async ({ services, site, query }) => {
    const { before = null, ...filter } = query;
    const page = { before, limit: PAGE_SIZE + 1 };
    return {
      ...pageOf(await listSiteActivityBefore(services.db, site.siteId, filter, page)),
      keptDays: services.config.retention.activityDays,
    };
  }),

  implement(contract.listActivePeople, async ({ services, site }) => ({
    people: await listActivePeopleOf(services.db, site.siteId),
  })),

  implement(contract.exportSiteActivity, async ({ services, site, query, request, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="activity-${site.identifier}.csv"`)
      .send(
        Readable.from(
          activityCsv(services.db, site.siteId, query, interfaceTranslator(interfaceLocale(request))),
        ),
      ),
  ),

  implement(contract.listAccountActivity, async ({ services, caller, query }) =>
    pageOf(
      await listAccountActivityBefore(services.db, caller.account.accountId, {
        before: query.before ?? null,
        limit: PAGE_SIZE + 1,
      }),
    ),
  ),
];

/** A page of what was found, one more of which says that there are more. */
function pageOf<Id extends string, Entry extends { readonly id: Id }>(found: readonly Entry[]) {
  const entries = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null;
  return { entries, before: last };
}
