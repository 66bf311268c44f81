import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { translateEnglish } from '#messages/translator.ts';
import { documentNotice } from '#server/documents/document-notice.ts';
import { notifyOnCommit } from '#server/documents/notify-on-commit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { recountUsage } from '#server/quotas/recount-usage.ts';
import { CREATED_AS } from './create-item.ts';

/** Which items are meant: one, or all that were created before a time. */
export type Unwritten = { readonly documentId: DocumentId } | { readonly begunBefore: Date };

/**
 * Deletes for good items that were created without a title and never edited (EDIT-190): there is nothing to restore.
 * Inside a transaction.
 * @returns how many items went
 */
export async function discardUnwritten(trx: Db, siteId: SiteId, which: Unwritten): Promise<number> {
  const { rows } = await sql<{
    id: DocumentId;
  }>`delete from documents where site_id = ${siteId} and kind = 'item'
      and version = 0 and published_version is null and created_as = ${translateEnglish(CREATED_AS)} and ${condition(which)}
      and exists (select from content_entries entry where entry.site_id = ${siteId} and entry.stage = 'draft'
        and entry.document_id = documents.id and entry.title = '')
    returning id`.execute(trx);
  if (rows.length === 0) return 0;
  await recountUsage(trx, [siteId]);
  for (const { id } of rows) {
    const notice = documentNotice({ siteId, documentId: id, kind: 'removed' });
    await notifyOnCommit(trx, 'document-changed', notice);
  }
  return rows.length;
}

function condition(which: Unwritten) {
  return 'documentId' in which ? sql`id = ${which.documentId}` : sql`created_at < ${which.begunBefore}`;
}
