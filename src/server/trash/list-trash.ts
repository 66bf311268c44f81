import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { TRASH_MS } from './purge-trash.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface TrashEntry {
  readonly documentId: DocumentId;
  readonly kind: 'page' | 'collection' | 'item';
  readonly title: string;
  readonly removedAt: string;
  readonly removedBy: string;
  readonly purgedAt: string;
}

/** What can still be recovered, the newest first; items that went with their collection stand under it, not here. */
export async function listTrash(
  db: Db,
  siteId: SiteId,
  page: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly entries: readonly TrashEntry[]; readonly total: number }> {
  const query = db
    .selectFrom('documents')
    .leftJoin('documents as collection', (join) =>
      join
        .onRef('collection.site_id', '=', 'documents.site_id')
        .onRef('collection.id', '=', 'documents.collection_id'),
    )
    .where('documents.site_id', '=', siteId)
    .where('documents.removed_at', 'is not', null)
    // Of a synced section the pages have kept copies.
    .where('documents.kind', 'not in', ['site', 'synced'])
    .where(sql<boolean>`collection.removed_at is distinct from documents.removed_at`);
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['documents.id', 'documents.kind', 'documents.removed_at', 'documents.removed_by_name'])
    .select(
      sql<
        string | null
      >`(select r.record ->> 'title' from document_records r where r.site_id = documents.site_id
        and r.document_id = documents.id and r.record_id = 'settings')`.as('title'),
    )
    .orderBy('documents.removed_at', 'desc')
    .orderBy('documents.id')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  const entries = rows.flatMap((row): TrashEntry[] => {
    if (row.kind === 'site' || row.kind === 'synced' || row.removed_at === null) return [];
    return [
      {
        documentId: row.id,
        kind: row.kind,
        title: row.title ?? '',
        removedAt: row.removed_at.toISOString(),
        removedBy: row.removed_by_name ?? '',
        purgedAt: new Date(row.removed_at.getTime() + TRASH_MS).toISOString(),
      },
    ];
  });
  return { entries, total: count };
}
