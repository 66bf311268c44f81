import { z } from 'zod';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { mailingListConnectionSchema } from '#domain/newsletters/mailing-list-connection.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { richTextSchema } from '#domain/rich-text/rich-text.ts';
import { isId, type Id } from '#lib/id.ts';
import { loadDocument, loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from '#server/sites/queries.ts';
import { findShownRecord } from '#server/synced-sections/with-synced.ts';

/** What a sign-up needs of a newsletter block's data. */
const signUpDataSchema = z.object({
  mailingList: mailingListConnectionSchema.catch({ listId: '', doubleOptIn: true }),
  submitText: z.string().catch(''),
  successText: richTextSchema.nullable().catch(null),
  disclaimer: richTextSchema.nullable().catch(null),
  successLink: linkValueSchema.nullable().catch(null),
});

export interface PublishedNewsletterBlock extends z.infer<typeof signUpDataSchema> {
  /** Counted and stored like a form. */
  readonly blockId: Id<'form'>;
  readonly documentId: DocumentId;
}

/**
 * A newsletter block of a page as visitors see it, or of what all pages share; contributors, who see drafts, are
 * answered by the draft. Null where there is none.
 */
export async function findNewsletterBlock(
  db: Db,
  siteId: SiteId,
  address: { readonly documentId: string; readonly blockId: string; readonly isDraft: boolean },
): Promise<PublishedNewsletterBlock | null> {
  const { documentId, blockId, isDraft } = address;
  if (!isId<'form'>(blockId)) return null;
  const block = { blockId, isDraft };
  const onPage = isId<'document'>(documentId) ? await findBlockIn(db, siteId, documentId, block) : null;
  if (onPage !== null) return onPage;
  const { siteDocumentId } = await findSite(db, siteId);
  return findBlockIn(db, siteId, siteDocumentId, block);
}

async function findBlockIn(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  { blockId, isDraft }: { readonly blockId: Id<'form'>; readonly isDraft: boolean },
): Promise<PublishedNewsletterBlock | null> {
  const content = isDraft
    ? await loadDocument(db, siteId, documentId)
    : await loadPublished(db, siteId, documentId);
  const stage = isDraft ? 'draft' : 'live';
  const record = await findShownRecord(db, siteId, content?.records, blockId, stage);
  const block = blockRecordSchema.safeParse(record);
  if (!block.success || block.data.blockType !== 'newsletter') return null;
  return { ...signUpDataSchema.parse(block.data.data), blockId, documentId };
}
