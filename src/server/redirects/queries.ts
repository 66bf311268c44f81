import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { RedirectStatus } from '#domain/redirects/redirect-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchPatterns } from '#server/platform/database/search-patterns.ts';
import type { RedirectSource } from '#server/pages/tables.ts';

export interface ListedRedirect {
  readonly from: string;
  /** Empty where it leads nowhere (410). */
  readonly to: string;
  readonly status: RedirectStatus;
  readonly source: RedirectSource;
  readonly isEnabled: boolean;
  readonly isAlways: boolean;
  readonly isPattern: boolean;
  /** Of a pattern, from 1. */
  readonly order: number | null;
  readonly note: string;
  readonly hits: number;
  readonly lastUsedOn: string | null;
  /** A published page is at this address, and comes first. */
  readonly isBehindPage: boolean;
}

export interface RedirectFilter {
  readonly search: string;
  readonly kind: 'all' | 'patterns';
  readonly page: number;
  readonly pageSize: number;
}

/** Redirects by their address, patterns in the owner's order; those whose page is gone lead nowhere and are left out. */
export async function listRedirects(
  db: Db,
  siteId: SiteId,
  filter: RedirectFilter,
): Promise<{ readonly redirects: readonly ListedRedirect[]; readonly total: number }> {
  let query = db
    .selectFrom('redirects as r')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'r.site_id')
        .onRef('entry.document_id', '=', 'r.document_id')
        .on('entry.stage', '=', 'live'),
    )
    .where('r.site_id', '=', siteId)
    .where(sql<boolean>`(r.status = 410 or coalesce(r.to_path, entry.path) is not null)`);
  if (filter.kind === 'patterns') query = query.where('r.position', 'is not', null);
  for (const pattern of searchPatterns(filter.search)) {
    query = query.where(
      sql<boolean>`lower(r.from_path || ' ' || coalesce(r.to_path, entry.path, '') || ' ' || r.note) like ${pattern}`,
    );
  }
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  if (filter.kind === 'patterns') query = query.orderBy('r.position');
  const rows = await query
    .select([
      'r.from_path as from',
      'r.status',
      'r.source',
      'r.is_enabled as isEnabled',
      'r.is_always as isAlways',
      'r.note',
      sql<boolean>`r.position is not null`.as('isPattern'),
      sql<number | null>`case when r.position is not null then (select count(*)::int from redirects other
        where other.site_id = ${siteId} and other.position is not null and other.position <= r.position) end`.as(
        'order',
      ),
      sql<string>`coalesce(r.to_path, entry.path, '')`.as('to'),
      'r.hits',
      sql<string | null>`to_char(r.last_used_on, 'YYYY-MM-DD')`.as('lastUsedOn'),
      sql<boolean>`not r.is_always and exists (select from content_entries page where page.site_id = ${siteId}
        and page.stage = 'live' and page.path = r.from_path and page.is_enabled
        and page.workflow_state = 'published')`.as('isBehindPage'),
    ])
    .orderBy('r.from_path')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { redirects: rows, total: count };
}

/** How many redirects a site has, and how many of them are patterns. */
export async function countRedirects(
  db: Db,
  siteId: SiteId,
): Promise<{ readonly all: number; readonly patterns: number }> {
  return db
    .selectFrom('redirects')
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`count(position)::int`.as('patterns')])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
}

/** The position behind the last pattern. */
export async function nextPosition(db: Db, siteId: SiteId): Promise<number> {
  const row = await db
    .selectFrom('redirects')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .where('site_id', '=', siteId)
    .where('position', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.next;
}
