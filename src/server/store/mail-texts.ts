import type { SiteId } from '#domain/documents/record.ts';
import { mailTextSchema, type StoredMailText } from '#domain/store/mail-text.ts';
import type { StoreMailKind } from '#domain/store/store-mails.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A mail as its owner writes it; null where it is as it came (ORD-140). */
export async function findMailText(
  db: Db,
  siteId: SiteId,
  kind: StoreMailKind,
): Promise<StoredMailText | null> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_records as record', (join) =>
      join.onRef('record.site_id', '=', 'documents.site_id').onRef('record.document_id', '=', 'documents.id'),
    )
    .select('record.record')
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', 'store')
    .execute();
  const stored = rows.find(({ record }) => record.type === 'mail-text' && record['kind'] === kind);
  return stored === undefined ? null : mailTextSchema.parse(stored.record);
}
