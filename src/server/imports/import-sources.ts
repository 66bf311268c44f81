import type { DocumentId, DocumentKind, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A document an earlier import brought in. */
export interface KnownDocument {
  readonly documentId: DocumentId;
  readonly path: string;
}

/** What earlier imports brought in, by source key. */
export async function knownDocuments(db: Db, siteId: SiteId): Promise<ReadonlyMap<string, KnownDocument>> {
  const rows = await db
    .selectFrom('import_sources as source')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'source.site_id')
        .onRef('entry.document_id', '=', 'source.document_id')
        .on('entry.stage', '=', 'draft'),
    )
    .select(['source.source_key', 'source.document_id', 'entry.path'])
    .where('source.site_id', '=', siteId)
    .where('source.document_id', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap((row) =>
      row.document_id === null
        ? []
        : [[row.source_key, { documentId: row.document_id, path: row.path ?? '' }] as const],
    ),
  );
}

/** A document that was created, but does not stand in the navigation yet. */
export interface PendingDocument {
  readonly documentId: DocumentId;
  readonly kind: DocumentKind;
  readonly isToPublish: boolean;
}

/** Documents of imports that are not yet in the navigation and not yet live. */
export async function pendingDocuments(db: Db, siteId: SiteId): Promise<readonly PendingDocument[]> {
  const rows = await db
    .selectFrom('import_sources')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.site_id', '=', 'import_sources.site_id')
        .onRef('documents.id', '=', 'import_sources.document_id'),
    )
    .select(['documents.id', 'documents.kind', 'import_sources.is_to_publish'])
    .where('import_sources.site_id', '=', siteId)
    .where('import_sources.is_pending', '=', true)
    .where('documents.removed_at', 'is', null)
    .orderBy('documents.id')
    .execute();
  return rows.map((row) => ({ documentId: row.id, kind: row.kind, isToPublish: row.is_to_publish }));
}
