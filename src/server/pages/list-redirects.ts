import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RedirectSource } from './tables.ts';

export interface ListedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  readonly source: RedirectSource;
}

/** Redirects that lead somewhere, by their address. */
export async function listRedirects(
  db: Db,
  siteId: SiteId,
  page: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly redirects: readonly ListedRedirect[]; readonly total: number }> {
  const query = db
    .selectFrom('redirects')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'redirects.site_id')
        .onRef('entry.document_id', '=', 'redirects.document_id')
        .on('entry.stage', '=', 'live'),
    )
    .where('redirects.site_id', '=', siteId)
    .where(sql<boolean>`coalesce(redirects.to_path, entry.path) is not null`);
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const redirects = await query
    .select([
      'redirects.from_path as from',
      'redirects.status',
      'redirects.source',
      sql<string>`coalesce(redirects.to_path, entry.path)`.as('to'),
    ])
    .orderBy('redirects.from_path')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return { redirects, total: count };
}
