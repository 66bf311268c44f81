import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { AreaId } from '#domain/gating/access-rule.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Of all areas that are asked about. */
const MAX_PAGES = 1000;

/** What of member areas visitors can reach, be it for them or not: by the order of the areas, then of their pages. */
export function listAreaPages(db: Db, siteId: SiteId, areaIds: readonly AreaId[]) {
  return db
    .selectFrom('member_area_documents as lying')
    .innerJoin('member_areas as area', (join) =>
      join.onRef('area.site_id', '=', 'lying.site_id').onRef('area.id', '=', 'lying.area_id'),
    )
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'lying.site_id')
        .onRef('entry.document_id', '=', 'lying.document_id')
        .on('entry.stage', '=', 'live'),
    )
    .select([
      'lying.area_id as areaId',
      'area.name',
      'entry.path',
      'entry.collection_id as collectionId',
      sql<DocumentId>`lying.document_id`.as('documentId'),
      sql<string>`coalesce(nullif(entry.navigation_title, ''), entry.title)`.as('title'),
    ])
    .where('lying.site_id', '=', siteId)
    .where('lying.area_id', 'in', areaIds)
    .where('entry.is_enabled', '=', true)
    .where('entry.workflow_state', '=', 'published')
    .orderBy('area.position')
    .orderBy('area.id')
    .orderBy('lying.position')
    .limit(MAX_PAGES)
    .execute();
}
