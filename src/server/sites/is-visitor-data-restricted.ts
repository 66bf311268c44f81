import { sql } from 'kysely';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { migrateRecord } from '#domain/records/migrate-records.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whether a site keeps no network address of its visitors, by what it has published (CONS-19). */
export async function isVisitorDataRestricted(db: Db, siteId: SiteId): Promise<boolean> {
  const row = await db
    .selectFrom('sites')
    .innerJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'sites.id').onRef('documents.id', '=', 'sites.site_document_id'),
    )
    .innerJoin('document_snapshots as snapshot', (join) =>
      join
        .onRef('snapshot.site_id', '=', 'documents.site_id')
        .onRef('snapshot.document_id', '=', 'documents.id')
        .onRef('snapshot.version', '=', 'documents.published_version'),
    )
    .select(sql<DocumentRecord | null>`snapshot.records -> 'cookie-banner'`.as('banner'))
    .where('sites.id', '=', siteId)
    .where('documents.site_id', '=', siteId)
    .where('snapshot.site_id', '=', siteId)
    .executeTakeFirst();
  const banner = row?.banner ?? undefined;
  return parseCookieBanner(banner && migrateRecord(banner)).isVisitorDataRestricted;
}
