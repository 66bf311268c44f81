import { sql } from 'kysely';
import type { DocumentId, DocumentRecord, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { siteCoverSchema, type SiteCover } from '#domain/sites/site-cover.ts';
import { migrateRecords } from '#domain/records/migrate-records.ts';
import { isId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { withSynced } from '#server/synced-sections/with-synced.ts';
import { coverOf } from './cover-of.ts';

interface CoveredSite {
  readonly id: SiteId;
  readonly revision: number;
}

/**
 * Covers of sites by id; null where visitors see no home page. Covers are cached: only those of sites that were
 * published since, or whose cached cover does not parse any more, are computed anew, all of them in one round.
 */
export async function loadSiteCovers(
  db: Db,
  sites: readonly CoveredSite[],
): Promise<ReadonlyMap<SiteId, SiteCover | null>> {
  if (sites.length === 0) return new Map();
  const kept = await db
    .selectFrom('site_covers')
    .select(['site_id', 'revision', 'cover'])
    .where(
      'site_id',
      'in',
      sites.map((site) => site.id),
    )
    .execute();
  const revisions = new Map(sites.map((site) => [site.id, site.revision]));
  const covers = new Map<SiteId, SiteCover | null>();
  for (const { site_id: id, revision, cover } of kept) {
    const parsed = siteCoverSchema.nullable().safeParse(cover);
    if (parsed.success && revision === revisions.get(id)) covers.set(id, parsed.data);
  }
  const stale = sites.filter((site) => !covers.has(site.id));
  if (stale.length === 0) return covers;
  const read = await readCovers(
    db,
    stale.map((site) => site.id),
  );
  await db
    .insertInto('site_covers')
    .values(
      stale.map(({ id, revision }) => ({
        site_id: id,
        revision,
        cover: JSON.stringify(read.get(id) ?? null),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        cover: row.ref('excluded.cover'),
      })),
    )
    .execute();
  for (const { id } of stale) covers.set(id, read.get(id) ?? null);
  return covers;
}

async function readCovers(db: Db, siteIds: readonly SiteId[]): Promise<ReadonlyMap<SiteId, SiteCover>> {
  // Only the needed records of a site's document: its navigation can be long.
  const rows = await published(db)
    .select([
      'documents.site_id',
      sql<
        Readonly<Record<string, DocumentRecord | null>>
      >`jsonb_build_object('settings', snapshot.records -> 'settings',
        'header', snapshot.records -> 'header', 'design', snapshot.records -> 'design')`.as('records'),
    ])
    .where('documents.site_id', 'in', siteIds)
    .where('documents.kind', '=', 'site')
    .execute();
  const documents = rows.map((row) => ({ ...row, records: migrateRecords(presentRecords(row.records)) }));
  const homes = new Map<SiteId, DocumentId>();
  for (const { site_id: siteId, records } of documents) {
    const homePageId = records['settings']?.['homePageId'];
    if (typeof homePageId === 'string' && isId<'document'>(homePageId)) homes.set(siteId, homePageId);
  }
  if (homes.size === 0) return new Map();
  const pages = await published(db)
    .select(['documents.site_id', 'snapshot.records'])
    .where((where) =>
      where.or(
        [...homes].map(([siteId, id]) =>
          where.and([where('documents.site_id', '=', siteId), where('documents.id', '=', id)]),
        ),
      ),
    )
    .where('documents.removed_at', 'is', null)
    .execute();
  const homeRecords = new Map(
    await Promise.all(
      pages.map(
        async ({ site_id: siteId, records }) =>
          [siteId, await withSynced(db, siteId, migrateRecords(records), 'live')] as const,
      ),
    ),
  );
  return new Map(
    documents.flatMap(({ site_id: siteId, records }) => {
      const home = homeRecords.get(siteId);
      return home === undefined ? [] : [[siteId, coverOf(records, home)] as const];
    }),
  );
}

/** Without those that the document lacks: a site may have no design of its own. */
function presentRecords(records: Readonly<Record<string, DocumentRecord | null>>): DocumentRecords {
  return Object.fromEntries(
    Object.entries(records).flatMap(([id, record]) => (record === null ? [] : [[id, record]])),
  );
}

function published(db: Db) {
  return db
    .selectFrom('documents')
    .innerJoin('document_snapshots as snapshot', (join) =>
      join
        .onRef('snapshot.site_id', '=', 'documents.site_id')
        .onRef('snapshot.document_id', '=', 'documents.id')
        .onRef('snapshot.version', '=', 'documents.published_version'),
    );
}
