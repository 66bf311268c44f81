import { sql, type AliasableExpression } from 'kysely';
import type { DocumentSummary } from '#contract/publishing.ts';
import { describeDifference } from '#domain/records/describe-difference.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { isUndone } from '#server/documents/is-undone.ts';
import { loadRecordsOf, listPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import { documentTitle, isUnpublished, isVisible } from './publish-documents.ts';

const MAX_NAMED = 20;
const FEW = 1000;

/** What publishing would change, of all documents or of one: document by document, the newest first, paged; and how many there are. */
export async function publishSummary(
  db: Db,
  siteId: SiteId,
  {
    page,
    pageSize,
    documentId,
  }: { readonly page: number; readonly pageSize: number; readonly documentId?: DocumentId | undefined },
): Promise<{ readonly documents: readonly DocumentSummary[]; readonly total: number }> {
  const unpublished = db
    .selectFrom('documents')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'documents.site_id')
        .onRef('entry.document_id', '=', 'documents.id')
        .on('entry.stage', '=', 'draft'),
    )
    .where('documents.site_id', '=', siteId)
    .where(isUnpublished())
    .where(isVisible(siteId))
    .where(sql<boolean>`not ${isUndone('documents')}`);
  const query = documentId === undefined ? unpublished : unpublished.where('documents.id', '=', documentId);
  const found = query.select('documents.id');
  // The planner takes nearly all documents for unpublished: with an order and an end it walks the index of those that are.
  const few = await countRows(db, found.orderBy('documents.updated_at', 'desc').limit(FEW));
  const total = few < FEW ? few : await countRows(db, found);
  const rows = await query
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
    .orderBy('documents.updated_at', 'desc')
    .orderBy('documents.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const ids = rows.map((row) => row.id);
  const [published, latest, authors] = await Promise.all([
    listPublished(db, siteId, ids),
    loadRecordsOf(db, siteId, ids),
    authorsSincePublish(db, siteId, ids),
  ]);
  const documents = rows.map((row): DocumentSummary => {
    const isRemoved = row.removed_at !== null;
    const before = published.get(row.id) ?? null;
    const after = latest.get(row.id) ?? {};
    const changes = isRemoved ? [documentDifferences.deleted] : describeDifference(row.kind, before, after);
    const people = isRemoved ? [row.removed_by_name ?? ''] : (authors.get(row.id) ?? []);
    return {
      documentId: row.id,
      kind: row.kind,
      title: documentTitle(after),
      path: row.path ?? '',
      status: isRemoved ? 'removed' : before === null ? 'new' : 'changed',
      changes: changes.map((words) => translateEnglish(words)),
      changeWords: changes.map(storedWords),
      changedBy: people.length === 0 ? [row.created_by_name] : [...people],
      changedAt: (row.removed_at ?? row.updated_at).toISOString(),
    };
  });
  return { documents, total };
}

async function countRows(db: Db, rows: AliasableExpression<{ readonly id: DocumentId }>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Who changed each document since it was published last. */
async function authorsSincePublish(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, readonly string[]>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_changes as change')
    .innerJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'change.site_id').onRef('documents.id', '=', 'change.document_id'),
    )
    .select(['change.document_id', 'change.author_name'])
    .distinct()
    .where('change.site_id', '=', siteId)
    .where('change.document_id', 'in', [...documentIds])
    .where(sql<boolean>`change.version > coalesce(documents.published_version, 0)`)
    .orderBy('change.author_name')
    .execute();
  const authors = new Map<DocumentId, string[]>();
  for (const row of rows) {
    const names = authors.get(row.document_id) ?? [];
    if (names.length < MAX_NAMED) names.push(row.author_name);
    authors.set(row.document_id, names);
  }
  return authors;
}
