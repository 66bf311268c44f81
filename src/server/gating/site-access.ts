import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NO_PREVIEW, type AreaId } from '#domain/gating/access-rule.ts';
import {
  NO_ACCESS_PAGES,
  type AccessPages,
  type AreaAccess,
  type LiveAccess,
  type SiteAccess,
} from '#domain/gating/site-access.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface AccessStore {
  load(site: { readonly id: SiteId; readonly revision: number }): Promise<SiteAccess>;
}

const MAX_SITES = 300;

/** Keeps what decides who gets what of sites by their revision, which every publish and every change of it counts up. */
export function createAccessStore(db: Db): AccessStore {
  const kept = new Map<SiteId, { readonly revision: number; readonly access: Promise<SiteAccess> }>();
  return {
    load({ id, revision }) {
      const known = kept.get(id);
      if (known?.revision === revision) return known.access;
      const access = loadSiteAccess(db, id);
      kept.delete(id);
      kept.set(id, { revision, access });
      access.catch(() => kept.delete(id));
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_SITES) break;
        kept.delete(oldest);
      }
      return access;
    },
  };
}

/** What live documents, areas and plans of a site say of who gets what. */
export async function loadSiteAccess(db: Db, siteId: SiteId): Promise<SiteAccess> {
  // One after the other: pages do with one connection.
  const areas = await loadAreas(db, siteId);
  const rules = await loadRules(db, siteId);
  const lying = areas.size === 0 ? [] : await listLying(db, siteId);
  const documents = new Map<DocumentId, LiveAccess>(
    rules.map(({ documentId, collectionId, access }) => [
      documentId,
      { collectionId, rule: access?.rule ?? null, preview: access?.preview ?? NO_PREVIEW, areaIds: [] },
    ]),
  );
  for (const { documentId, collectionId, areaId } of lying) {
    const known = documents.get(documentId) ?? { collectionId, rule: null, preview: NO_PREVIEW, areaIds: [] };
    documents.set(documentId, { ...known, areaIds: [...known.areaIds, areaId] });
  }
  return { documents, areas, pages: await loadAccessPages(db, siteId) };
}

async function loadAccessPages(db: Db, siteId: SiteId): Promise<AccessPages> {
  const row = await db
    .selectFrom('member_settings')
    .select(['protected_page_id as visitor', 'denied_page_id as member'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? NO_ACCESS_PAGES;
}

async function loadAreas(db: Db, siteId: SiteId): Promise<ReadonlyMap<AreaId, AreaAccess>> {
  const rows = await db
    .selectFrom('member_areas as area')
    .leftJoin('member_plan_areas as opened', (join) =>
      join.onRef('opened.site_id', '=', 'area.site_id').onRef('opened.area_id', '=', 'area.id'),
    )
    .select([
      'area.id',
      'area.is_for_all_members as isForAllMembers',
      'area.navigation',
      'opened.plan_id as planId',
    ])
    .where('area.site_id', '=', siteId)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofArea]) => [
      id,
      {
        isForAllMembers: ofArea.some(({ isForAllMembers }) => isForAllMembers),
        planIds: ofArea.flatMap(({ planId }) => planId ?? []),
        navigation: ofArea[0]?.navigation ?? 'none',
      },
    ]),
  );
}

function loadRules(db: Db, siteId: SiteId) {
  return db
    .selectFrom('content_entries')
    .select(['document_id as documentId', 'collection_id as collectionId', 'access'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .where('access', 'is not', null)
    .execute();
}

/** What lies in areas and is live. */
function listLying(db: Db, siteId: SiteId) {
  return db
    .selectFrom('member_area_documents as lying')
    .innerJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'lying.site_id')
        .onRef('entry.document_id', '=', 'lying.document_id')
        .on('entry.stage', '=', 'live'),
    )
    .select([
      'lying.document_id as documentId',
      'lying.area_id as areaId',
      'entry.collection_id as collectionId',
    ])
    .where('lying.site_id', '=', siteId)
    .execute();
}
