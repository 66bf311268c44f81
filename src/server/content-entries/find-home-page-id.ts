import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The home page of the site's draft. */
export async function findHomePageId(db: Db, siteId: SiteId): Promise<DocumentId | null> {
  const row = await db
    .selectFrom('document_records')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.site_id', '=', 'document_records.site_id')
        .onRef('documents.id', '=', 'document_records.document_id'),
    )
    .select('record')
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', 'site')
    .where('record_id', '=', 'settings')
    .executeTakeFirst();
  const settings = siteSettingsSchema.safeParse(row?.record);
  return settings.success ? settings.data.homePageId : null;
}
