import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NO_PREVIEW, type AreaId, type DocumentAccess } from '#domain/gating/access-rule.ts';
import {
  NO_ACCESS_PAGES,
  type AccessPages,
  type AreaAccess,
  type LiveAccess,
  type SiteAccess,
} from '#domain/gating/site-access.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keptByRevision, type KeptByRevision } from '#server/sites/kept-by-revision.ts';

/** Keeps what decides who gets what of sites. */
export type AccessStore = KeptByRevision<SiteAccess>;

export function createAccessStore(db: Db): AccessStore {
  return keptByRevision((siteId) => loadSiteAccess(db, siteId));
}

interface StoredAccess {
  readonly areas: readonly (AreaAccess & { readonly id: AreaId })[];
  readonly rules: readonly (Placed & { readonly access: DocumentAccess | null })[];
  /** What lies in areas and is live. */
  readonly lying: readonly (Placed & { readonly areaId: AreaId })[];
  readonly pages: AccessPages | null;
}

interface Placed {
  readonly documentId: DocumentId;
  readonly collectionId: DocumentId | null;
}

/** What live documents, areas and plans of a site say of who gets what. */
export async function loadSiteAccess(db: Db, siteId: SiteId): Promise<SiteAccess> {
  const { rows } = await sql<StoredAccess>`select
    (select coalesce(json_agg(json_build_object('id', area.id, 'isForAllMembers', area.is_for_all_members,
        'navigation', area.navigation, 'planIds', (
          select coalesce(json_agg(opened.plan_id), '[]') from member_plan_areas opened
          where opened.site_id = ${siteId} and opened.area_id = area.id))), '[]')
      from member_areas area where area.site_id = ${siteId}) as areas,
    (select coalesce(json_agg(json_build_object('documentId', entry.document_id, 'collectionId', entry.collection_id,
        'access', entry.access)), '[]')
      from content_entries entry
      where entry.site_id = ${siteId} and entry.stage = 'live' and entry.access is not null) as rules,
    (select coalesce(json_agg(json_build_object('documentId', lying.document_id, 'areaId', lying.area_id,
        'collectionId', entry.collection_id)), '[]')
      from member_area_documents lying
      join content_entries entry on entry.site_id = lying.site_id and entry.document_id = lying.document_id
        and entry.stage = 'live'
      where lying.site_id = ${siteId}) as lying,
    (select json_build_object('visitor', protected_page_id, 'member', denied_page_id)
      from member_settings where site_id = ${siteId}) as pages`.execute(db);
  const [stored] = rows;
  if (stored === undefined) throw new Error('a statement without a table gave no row');
  const documents = new Map<DocumentId, LiveAccess>(
    stored.rules.map(({ documentId, collectionId, access }) => [
      documentId,
      { collectionId, rule: access?.rule ?? null, preview: access?.preview ?? NO_PREVIEW, areaIds: [] },
    ]),
  );
  for (const { documentId, collectionId, areaId } of stored.lying) {
    const known = documents.get(documentId) ?? { collectionId, rule: null, preview: NO_PREVIEW, areaIds: [] };
    documents.set(documentId, { ...known, areaIds: [...known.areaIds, areaId] });
  }
  const areas = new Map(stored.areas.map(({ id, ...area }) => [id, area]));
  return { documents, areas, pages: stored.pages ?? NO_ACCESS_PAGES };
}
