import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { matchPattern } from '#domain/redirects/redirect-pattern.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import { MAX_NOT_FOUND } from './not-found-counts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface NotFoundAddress {
  readonly path: string;
  readonly hits: number;
  /** `YYYY-MM-DD`. */
  readonly lastSeenOn: string;
  /** A path of the site, or a web address. */
  readonly referrer: string | null;
}

export interface NotFoundFilter {
  readonly search: string;
  readonly show: 'open' | 'dismissed';
  readonly page: number;
  readonly pageSize: number;
  /** The day of the oldest that are shown. */
  readonly since: Date;
}

/** From which day on addresses that led nowhere are kept. */
export function notFoundSince(now: number, days: number): Date {
  return new Date(now - days * DAY_MS);
}

/** Addresses that led nowhere, those asked for most first; without those that lead somewhere by now (FIND-56). */
export async function listNotFound(
  db: Db,
  siteId: SiteId,
  filter: NotFoundFilter,
): Promise<{ readonly addresses: readonly NotFoundAddress[]; readonly total: number }> {
  let query = db
    .selectFrom('not_found_addresses as n')
    .where('n.site_id', '=', siteId)
    .where('n.is_dismissed', '=', filter.show === 'dismissed')
    .where(sql<boolean>`n.last_seen_on >= ${filter.since.toISOString().slice(0, 10)}::date`)
    .where(sql<boolean>`not exists (select from content_entries page where page.site_id = ${siteId}
      and page.stage = 'live' and page.path = n.path and page.is_enabled and page.workflow_state = 'published')`)
    .where(sql<boolean>`not exists (select from redirects r
      left join content_entries entry on entry.site_id = ${siteId} and entry.stage = 'live'
        and entry.document_id = r.document_id
      where r.site_id = ${siteId} and r.from_path = n.path and r.is_enabled
        and (r.status = 410 or coalesce(r.to_path, entry.path) is not null))`);
  for (const pattern of searchPatterns(filter.search)) {
    query = query.where(sql<boolean>`lower(n.path || ' ' || coalesce(n.referrer, '')) like ${pattern}`);
  }
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const addresses = await query
    .select([
      'n.path',
      'n.hits',
      sql<string>`to_char(n.last_seen_on, 'YYYY-MM-DD')`.as('lastSeenOn'),
      'n.referrer',
    ])
    .orderBy('n.hits', 'desc')
    .orderBy('n.last_seen_on', 'desc')
    .orderBy('n.path')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { addresses, total: count };
}

/** Takes addresses from the list, or puts them on it again; they go on being counted. */
export async function setDismissed(
  db: Db,
  siteId: SiteId,
  paths: readonly string[],
  isDismissed: boolean,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('not_found_addresses')
    .set({ is_dismissed: isDismissed })
    .where('site_id', '=', siteId)
    .where('path', 'in', [...paths])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A redirect leads on from these now: what was counted before is of no use any more. */
export async function forgetNotFound(
  trx: Db,
  siteId: SiteId,
  { from, isPattern }: { readonly from: string; readonly isPattern: boolean },
): Promise<void> {
  const paths = isPattern ? await pathsOfPattern(trx, siteId, from) : [from];
  if (paths.length === 0) return;
  await trx
    .deleteFrom('not_found_addresses')
    .where('site_id', '=', siteId)
    .where('path', 'in', paths)
    .execute();
}

async function pathsOfPattern(trx: Db, siteId: SiteId, pattern: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('not_found_addresses')
    .select('path')
    .where('site_id', '=', siteId)
    .limit(MAX_NOT_FOUND)
    .execute();
  return rows.map(({ path }) => path).filter((path) => matchPattern(pattern, path) !== null);
}
