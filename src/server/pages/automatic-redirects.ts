import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Stage } from './content-entry.ts';

/** The addresses of documents, and of the items below those that are collections. */
export async function pathsOf(
  db: Db,
  siteId: SiteId,
  stage: Stage,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_entries')
    .select(['document_id', 'path'])
    .where('site_id', '=', siteId)
    .where('stage', '=', stage)
    .where((where) =>
      where.or([
        where('document_id', 'in', [...documentIds]),
        where('collection_id', 'in', [...documentIds]),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [row.document_id, row.path]));
}

/**
 * Old addresses of pages that were published under a new one lead there (301). They point at the page itself, so that
 * renaming again makes no chain; renamed back, the redirect from its own address goes.
 * @param before addresses before the release, as `pathsOf` gave them
 */
export async function redirectMovedPages(
  trx: Db,
  siteId: SiteId,
  before: ReadonlyMap<DocumentId, string>,
  at: Date,
): Promise<void> {
  const ids = [...before.keys()];
  if (ids.length > 0) {
    await sql`insert into redirects (site_id, from_path, to_path, document_id, status, source, created_at)
      select ${siteId}, old.path, null, old.id, 301, 'automatic', ${at}
      from unnest(${ids}::bpchar[], ${[...before.values()]}::text[]) as old (id, path)
      join content_entries e on e.site_id = ${siteId} and e.stage = 'live' and e.document_id = old.id
      where e.path <> old.path
      on conflict (site_id, from_path) do update
        set to_path = null, document_id = excluded.document_id, status = 301, source = 'automatic'`.execute(
      trx,
    );
  }
  await sql`delete from redirects r using content_entries e
    where r.site_id = ${siteId} and r.source = 'automatic'
      and e.site_id = r.site_id and e.stage = 'live' and e.path = r.from_path`.execute(trx);
}
