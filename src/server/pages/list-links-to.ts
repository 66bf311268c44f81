import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

const MAX_NAMED = 10;

interface LinkingPage {
  readonly documentId: DocumentId;
  readonly title: string;
  readonly path: string;
}

/**
 * Pages, collections and items whose drafts link to a document, by their addresses, the first ones; those deleted
 * together with it do not count (EDIT-189). Reads all records of one site: for a rare query.
 */
export async function listLinksTo(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<{ readonly pages: readonly LinkingPage[]; readonly total: number }> {
  // As PostgreSQL writes jsonb; an id has no signs that mean something to `like`.
  const link = `%"documentId": "${documentId}"%`;
  const rows = await db
    .selectFrom('content_entries as entry')
    .select([
      'entry.document_id as documentId',
      'entry.title',
      'entry.path',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', 'draft')
    .where('entry.document_id', '!=', documentId)
    .where((where) =>
      where.or([where('entry.collection_id', 'is', null), where('entry.collection_id', '!=', documentId)]),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom('document_records as linking')
          .select('linking.record_id')
          .where('linking.site_id', '=', siteId)
          .whereRef('linking.document_id', '=', 'entry.document_id')
          .where(sql<boolean>`linking.record::text like ${link}`),
      ),
    )
    .orderBy('entry.path')
    .limit(MAX_NAMED)
    .execute();
  return {
    pages: rows.map(({ documentId: id, title, path }) => ({ documentId: id, title, path })),
    total: rows[0]?.total ?? 0,
  };
}
