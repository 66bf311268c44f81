import type { SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The time zone of a site, as its settings are edited now: days and minutes of its shop are those of it. */
export async function siteTimeZone(db: Db, siteId: SiteId): Promise<string> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_records as settings', (join) =>
      join
        .onRef('settings.site_id', '=', 'documents.site_id')
        .onRef('settings.document_id', '=', 'documents.id')
        .on('settings.record_id', '=', 'settings'),
    )
    .select('settings.record')
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', 'site')
    .executeTakeFirst();
  return timeZoneIn(row?.record);
}

/** The time zone in the settings of a site. */
export function timeZoneIn(record: unknown): string {
  return siteSettingsSchema.safeParse(record).data?.timeZone ?? 'UTC';
}
