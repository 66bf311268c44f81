import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { lockDocument, type DocumentHead } from '#server/documents/queries.ts';
import { recordsAtVersion } from '#server/documents/records-at-version.ts';
import { writeSnapshot } from '#server/documents/write-records.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { snapshotsToDrop } from './snapshots-to-drop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_MS = 30 * DAY_MS;
/** The least number of changes by which the history is shortened: each time the whole document is written once. */
const LEAST_STEP = 100;
/** Rows that one statement deletes. */
const ROWS_AT_ONCE = 1000;

/** Documents of a site whose history may have something to let go of. */
export async function documentsToTrim(
  { db, config }: Pick<Services, 'db' | 'config'>,
  siteId: SiteId,
): Promise<readonly DocumentId[]> {
  const { rows } = await sql<{ id: DocumentId }>`
    select id from documents
      where site_id = ${siteId} and version - kept_from_version >= ${config.retention.historyChanges + LEAST_STEP}
    union
    select id from documents where site_id = ${siteId} and kept_from_version > 0 and exists (
      select from document_changes change where change.site_id = ${siteId} and change.document_id = documents.id
        and change.version <= documents.kept_from_version)
    union
    select document_id from document_snapshots where site_id = ${siteId} group by document_id having count(*) > 2`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Lets go of changes that are too old, and of snapshots nothing is lost with. Every version that the history lists, and
 * every version of a kept release, can be brought back before and after. May be broken off and run again at any time.
 */
export async function trimHistory(
  { db, config }: Pick<Services, 'db' | 'config'>,
  siteId: SiteId,
  documentId: DocumentId,
  now: number,
): Promise<void> {
  const keptFrom = await db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, siteId, documentId);
    if (document === null) return 0;
    const begin = await newBegin(trx, document, {
      newest: document.version - config.retention.historyChanges,
      before: new Date(now - config.retention.historyDays * DAY_MS),
    });
    if (begin !== null) await moveBegin(trx, document, begin);
    const from = begin?.version ?? document.keptFrom;
    await dropSnapshots(trx, { ...document, keptFrom: from }, new Date(now - MONTH_MS));
    return from;
  });
  if (keptFrom > 0) await deleteChanges(db, siteId, documentId, keptFrom);
}

interface Begin {
  readonly version: number;
  readonly at: Date;
}

async function newBegin(
  trx: Db,
  document: DocumentHead,
  limit: { readonly newest: number; readonly before: Date },
): Promise<Begin | null> {
  if (limit.newest - document.keptFrom < LEAST_STEP) return null;
  const begin = await trx
    .selectFrom('document_changes')
    .select(['version', 'at'])
    .where('site_id', '=', document.siteId)
    .where('document_id', '=', document.id)
    .where('at', '<', limit.before)
    .where('version', '<=', limit.newest)
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return begin === undefined || begin.version - document.keptFrom < LEAST_STEP ? null : begin;
}

async function moveBegin(trx: Db, document: DocumentHead, begin: Begin): Promise<void> {
  const { siteId, id } = document;
  const released = await releasedVersions(trx, siteId, id);
  const needed = [...released].filter((each) => each >= document.keptFrom && each < begin.version);
  for (const version of [...needed, begin.version]) {
    const records = await recordsAtVersion(trx, siteId, id, version);
    // A gap in the log would lose what is before it: then nothing is deleted.
    if (records === null) throw new Error(`Version ${version} of document ${id} cannot be put together`);
    await writeSnapshot(trx, siteId, id, version, records);
  }
  await trx
    .updateTable('documents')
    .set({ kept_from_version: begin.version, kept_from_at: begin.at })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

async function dropSnapshots(trx: Db, document: DocumentHead, monthAgo: Date): Promise<void> {
  const { siteId, id } = document;
  const snapshots = await trx
    .selectFrom('document_snapshots')
    .select('version')
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .orderBy('version')
    .execute();
  const old = await trx
    .selectFrom('document_changes')
    .select('version')
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .where('at', '<', monthAgo)
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const dropped = snapshotsToDrop({
    versions: snapshots.map(({ version }) => version),
    version: document.version,
    publishedVersion: document.publishedVersion,
    keptFrom: document.keptFrom,
    released: await releasedVersions(trx, siteId, id),
    oldUntil: old?.version ?? 0,
  });
  if (dropped.length === 0) return;
  await sql`delete from document_snapshots
    where site_id = ${siteId} and document_id = ${id} and version = any(${dropped}::int[])`.execute(trx);
}

async function releasedVersions(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('release_documents')
    .select('to_version')
    .distinct()
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .execute();
  return new Set(rows.flatMap(({ to_version: version }) => version ?? []));
}

async function deleteChanges(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  keptFrom: number,
): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`delete from document_changes
      where site_id = ${siteId} and document_id = ${documentId} and version in (
        select version from document_changes
        where site_id = ${siteId} and document_id = ${documentId} and version <= ${keptFrom}
        order by version limit ${ROWS_AT_ONCE})`.execute(db);
    if (Number(numAffectedRows ?? 0) < ROWS_AT_ONCE) return;
  }
}
