import { sql } from 'kysely';
import type { ContentKind, DocumentId, SiteId } from '#domain/documents/record.ts';
import { kindsLasting } from '#server/documents/kind-conditions.ts';
import { TRASH_MS } from './purge-trash.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface TrashEntry {
  readonly documentId: DocumentId;
  readonly kind: ContentKind;
  readonly title: string;
  readonly removedAt: string;
  readonly removedBy: string;
  readonly purgedAt: string;
}

/** What can still be recovered, the newest first; what went with what it lies in stands under that, not here. */
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
    .where(sql<boolean>`documents.kind in (${kindsLasting('until-removed')})`)
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
    if (row.removed_at === null) return [];
    return [
      {
        documentId: row.id,
        // Only content lasts until somebody removes it.
        kind: row.kind as ContentKind,
        title: row.title ?? '',
        removedAt: row.removed_at.toISOString(),
        removedBy: row.removed_by_name ?? '',
        purgedAt: new Date(row.removed_at.getTime() + TRASH_MS).toISOString(),
      },
    ];
  });
  return { entries, total: count };
}
