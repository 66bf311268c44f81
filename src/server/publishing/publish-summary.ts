import type { DocumentSummary } from '#contract/publishing.ts';
import { describeDifference } from '#domain/documents/describe-difference.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { loadPublished, loadRecords } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { documentTitle, isHidden, isUnpublished } from './publish-documents.ts';

const MAX_LISTED = 200;

/** What publishing everything would change, document by document, the newest first. */
export async function publishSummary(
  db: Db,
  siteId: SiteId,
): Promise<{ readonly documents: readonly DocumentSummary[]; readonly total: number }> {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'documents.site_id')
        .onRef('entry.document_id', '=', 'documents.id')
        .on('entry.stage', '=', 'draft'),
    )
    .select([
      'documents.id',
      'documents.kind',
      'documents.published_version',
      'documents.updated_at',
      'documents.removed_at',
      'documents.removed_by_name',
      'documents.created_by_name',
      'entry.path',
    ])
    .where('documents.site_id', '=', siteId)
    .where(isUnpublished())
    .orderBy('documents.updated_at', 'desc')
    .orderBy('documents.id')
    .execute();
  const documents: DocumentSummary[] = [];
  let total = 0;
  for (const row of rows) {
    if (documents.length >= MAX_LISTED) {
      total += 1;
      continue;
    }
    const isRemoved = row.removed_at !== null;
    const before = (await loadPublished(db, siteId, row.id))?.records ?? null;
    const after = await loadRecords(db, siteId, row.id);
    if (!isRemoved && isHidden(row, before) && isHidden(row, after)) continue;
    total += 1;
    const people = isRemoved
      ? [row.removed_by_name ?? '']
      : await authorsSince(db, siteId, row.id, row.published_version);
    documents.push({
      documentId: row.id,
      kind: row.kind,
      title: documentTitle(after),
      path: row.path ?? '',
      status: isRemoved ? 'removed' : before === null ? 'new' : 'changed',
      changes: isRemoved ? ['Deleted'] : [...describeDifference(row.kind, before, after)],
      changedBy: people.length === 0 ? [row.created_by_name] : people,
      changedAt: (row.removed_at ?? row.updated_at).toISOString(),
    });
  }
  return { documents, total };
}

async function authorsSince(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  version: number | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('document_changes')
    .select('author_name')
    .distinct()
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '>', version ?? 0)
    .orderBy('author_name')
    .limit(20)
    .execute();
  return rows.map((row) => row.author_name);
}
