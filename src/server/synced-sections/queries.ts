import { sql } from 'kysely';
import type { AccountId, DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { Stage } from '#server/content-entries/content-entry.ts';
import { migrateRecords } from '#domain/records/migrate-records.ts';
import type { Db } from '#server/platform/database/database.ts';
import { rowAllows } from '#server/roles/queries.ts';

/** Uses of one synced section that are named. */
const MAX_NAMED_USES = 100;

/**
 * Synced sections by the id of their document: as visitors get them, or as they are edited. Only these documents: what
 * a page names is never another page. One that was deleted is there as long as something shows it.
 */
export async function listSources(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  stage: Stage,
): Promise<ReadonlyMap<string, DocumentRecords>> {
  if (documentIds.length === 0) return new Map();
  const documents = db
    .selectFrom('documents')
    .where('documents.site_id', '=', siteId)
    .where('documents.id', 'in', documentIds)
    .where('documents.kind', '=', 'synced');
  const rows =
    stage === 'live'
      ? await documents
          .innerJoin('document_snapshots as snapshot', (join) =>
            join
              .onRef('snapshot.site_id', '=', 'documents.site_id')
              .onRef('snapshot.document_id', '=', 'documents.id')
              .onRef('snapshot.version', '=', 'documents.published_version'),
          )
          .select(['documents.id', 'snapshot.records'])
          .execute()
      : await documents.select(['documents.id', recordsOf().as('records')]).execute();
  return new Map(rows.map((row) => [row.id, migrateRecords(row.records ?? {})]));
}

function recordsOf() {
  return sql<DocumentRecords | null>`(select jsonb_object_agg(r.record_id, r.record) from document_records r
    where r.site_id = documents.site_id and r.document_id = documents.id)`;
}

/** Documents in use as drafts: each of them shows the section, be it once or several times. */
function usesOf() {
  return sql<number>`(select count(distinct uses.document_id)::int from document_file_uses uses
    join documents shown on shown.site_id = uses.site_id and shown.id = uses.document_id
    where uses.site_id = documents.site_id and uses.file = documents.id::text and uses.stage = 'draft'
      and shown.removed_at is null)`;
}

/** Of a person: the synced sections of the sites whose content the person may change. */
function syncedFor(db: Db, accountId: AccountId) {
  return db
    .selectFrom('site_roles')
    .innerJoin('sites', 'sites.id', 'site_roles.site_id')
    .innerJoin('documents', 'documents.site_id', 'sites.id')
    .innerJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'documents.site_id')
        .onRef('settings.document_id', '=', 'documents.id')
        .on('settings.record_id', '=', 'settings'),
    )
    .where('site_roles.account_id', '=', accountId)
    .where(rowAllows('content.write'))
    .where('sites.removed_at', 'is', null)
    .where('documents.kind', '=', 'synced')
    .where('documents.removed_at', 'is', null);
}

const NAME = sql<string>`settings.record ->> 'title'`;

/** One page of what a person can insert: of `siteId` first, then of other sites, each the newest first. */
export async function listSynced(
  db: Db,
  accountId: AccountId,
  siteId: SiteId,
  filter: { readonly search: string; readonly page: number; readonly pageSize: number },
) {
  let query = syncedFor(db, accountId);
  if (filter.search !== '') {
    const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    query = query.where(sql<boolean>`${NAME} ilike ${pattern}`);
  }
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const sections = await query
    .select([
      'documents.site_id as siteId',
      'sites.title as siteTitle',
      'documents.id',
      NAME.as('name'),
      recordsOf().as('records'),
      usesOf().as('useCount'),
    ])
    .orderBy(sql`documents.site_id = ${siteId}`, 'desc')
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return {
    sections: sections.map((section) => ({ ...section, records: migrateRecords(section.records ?? {}) })),
    total,
  };
}

/** The records of a synced section that a person can copy; null for one of a site whose content the person may not change. */
export async function findSyncedFor(
  db: Db,
  accountId: AccountId,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<DocumentRecords | null> {
  const row = await syncedFor(db, accountId)
    .select(recordsOf().as('records'))
    .where('documents.site_id', '=', siteId)
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return row === undefined ? null : migrateRecords(row.records ?? {});
}

export async function countSynced(db: Db, siteId: SiteId): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(sql<number>`count(*)`.as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'synced')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Pages, collections and items that show it as they are edited, the first by title, and how many there are. */
export async function listSyncedUses(db: Db, siteId: SiteId, documentId: DocumentId) {
  const query = db
    .selectFrom('document_file_uses as uses')
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'uses.site_id')
        .onRef('entry.document_id', '=', 'uses.document_id')
        .on('entry.stage', '=', 'draft'),
    )
    .where('uses.site_id', '=', siteId)
    .where('uses.file', '=', documentId)
    .where('uses.stage', '=', 'draft');
  const { count } = await query
    .select(sql<number>`count(distinct uses.document_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const uses = await query
    .select(['entry.document_id as documentId', 'entry.kind', 'entry.title', 'entry.path'])
    .distinct()
    .orderBy('entry.title')
    .orderBy('entry.document_id')
    .limit(MAX_NAMED_USES)
    .execute();
  return { uses, useCount: count };
}

/** Every document that shows it as it is edited, in one order for everybody. */
export async function listUsingDocuments(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<readonly DocumentId[]> {
  const rows = await db
    .selectFrom('document_file_uses as uses')
    .innerJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'uses.site_id').onRef('documents.id', '=', 'uses.document_id'),
    )
    .select('uses.document_id as id')
    .distinct()
    .where('uses.site_id', '=', siteId)
    .where('uses.file', '=', documentId)
    .where('uses.stage', '=', 'draft')
    .where('documents.removed_at', 'is', null)
    .orderBy('uses.document_id')
    .execute();
  return rows.map(({ id }) => id);
}
