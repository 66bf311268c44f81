import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** What a site is called now, as it is edited. */
export async function siteTitle(db: Db, siteId: SiteId): Promise<string> {
  const row = await db
    .selectFrom('sites')
    .leftJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'sites.id')
        .onRef('settings.document_id', '=', 'sites.site_document_id')
        .on('settings.record_id', '=', 'settings'),
    )
    .select(sql<string>`coalesce(nullif(settings.record ->> 'title', ''), sites.title)`.as('title'))
    .where('sites.id', '=', siteId)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
  return row.title;
}
