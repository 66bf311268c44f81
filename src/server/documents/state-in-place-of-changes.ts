import { sql } from 'kysely';
import type { DocumentNow } from '#contract/documents.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findDocumentHead, loadDocument } from './queries.ts';

/** Up to this many changes are sent as they are, without comparing with the size of the document. */
const FEW_CHANGES = 200;

/**
 * The current document, to replace a copy at an older version, where that is smaller than the changes since, or some of
 * those were deleted; else null. So a copy that is thousands of versions behind costs no more than opening the
 * document.
 */
export async function stateInPlaceOfChanges(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  since: number,
): Promise<DocumentNow | null> {
  const head = await findDocumentHead(db, siteId, documentId);
  if (head === null) return null;
  const count = head.version - since;
  const isFar = count > FEW_CHANGES && (await isStateLess(db, siteId, documentId, since, count));
  if (since >= head.keptFrom && !isFar) return null;
  const document = await loadDocument(db, siteId, documentId);
  return document === null ? null : { version: document.version, records: document.records };
}

/**
 * Compared by their stored size in bytes, which is known without reading them: of the changes, that of the first few.
 */
async function isStateLess(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  since: number,
  count: number,
): Promise<boolean> {
  const { rows } = await sql<{ isLess: boolean }>`
    select coalesce((select sum(pg_column_size(record)) from document_records
        where site_id = ${siteId} and document_id = ${documentId}), 0)
      < ${count} * (select avg(size) from (select pg_column_size(change) as size from document_changes change
        where site_id = ${siteId} and document_id = ${documentId} and version > ${since}
        order by version limit ${FEW_CHANGES}) first) as "isLess"`.execute(db);
  return rows[0]?.isLess === true;
}
