import { formFieldsOf } from '#blocks/form/form-fields.ts';
import { form } from '#blocks/form/index.ts';
import type { FormData } from '#blocks/form/schema.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { isId } from '#lib/id.ts';
import { loadDocument, loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from '#server/sites/queries.ts';

export interface PublishedForm {
  readonly formId: string;
  readonly documentId: DocumentId;
  readonly data: FormData;
  readonly fields: readonly PublishedField[];
}

/**
 * A form of a page as visitors see it, or of the footer that all pages share; contributors, who see drafts, are answered
 * by the draft. Null where there is no such form, or where its answers would go nowhere (FBLD-66).
 */
export async function findPublishedForm(
  db: Db,
  siteId: SiteId,
  place: { readonly documentId: string; readonly formId: string; readonly isDraft: boolean },
): Promise<PublishedForm | null> {
  if (!isId(place.formId)) return null;
  const onPage = isId(place.documentId)
    ? await findFormIn(db, siteId, place.documentId as DocumentId, place)
    : null;
  if (onPage !== null) return onPage;
  const { siteDocumentId } = await findSite(db, siteId);
  return findFormIn(db, siteId, siteDocumentId, place);
}

async function findFormIn(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  { formId, isDraft }: { readonly formId: string; readonly isDraft: boolean },
): Promise<PublishedForm | null> {
  const content = isDraft
    ? await loadDocument(db, siteId, documentId)
    : await loadPublished(db, siteId, documentId);
  const block = blockRecordSchema.safeParse(content?.records[formId]);
  if (!block.success || block.data.blockType !== 'form') return null;
  const data = parseBlockData(form, block.data.data, block.data.dataVersion);
  if (!data.ok || (!data.value.keepSubmissions && data.value.notifyEmail.trim() === '')) return null;
  return { formId, documentId, data: data.value, fields: formFieldsOf(formId, data.value) };
}
