import type { DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { kindOf, type NewDocumentHead } from './document-kinds.ts';

/** Updates the projected tables as the kind of the document defines; returns its address, where it has one. */
export async function projectDocument(
  trx: Db,
  siteId: SiteId,
  stage: 'draft' | 'live',
  document: NewDocumentHead,
  records: DocumentRecords,
  at: Date,
): Promise<{ readonly path: string } | null> {
  const { project, projectWhole } = kindOf(document.kind);
  const entry = (await project?.(trx, siteId, stage, document, records, at)) ?? null;
  await projectWhole?.(trx, siteId, stage, document.id, records['settings'], async () => records);
  return entry;
}

/** Deletes documents from those tables. */
export async function withdrawDocuments(
  trx: Db,
  siteId: SiteId,
  stage: 'draft' | 'live',
  documents: readonly Pick<NewDocumentHead, 'id' | 'kind'>[],
): Promise<void> {
  const byWay = Map.groupBy(documents, ({ kind }) => kindOf(kind).withdraw);
  for (const [withdraw, those] of byWay) {
    await withdraw?.(
      trx,
      siteId,
      stage,
      those.map(({ id }) => id),
    );
  }
}
