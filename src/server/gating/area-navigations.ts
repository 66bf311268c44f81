import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { AreaId } from '#domain/gating/access-rule.ts';
import { effectiveAccess, isOpenTo, type GatedPlace } from '#domain/gating/effective-access.ts';
import type { SiteAccess, Viewer } from '#domain/gating/site-access.ts';
import { standsOn, type AreaNavigation } from '#domain/members/area-navigation.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Links of all navigations of a page. */
const MAX_LINKS = 1000;

/** The areas in which a page lies, by itself or with its collection. */
function areasOf({ documents }: SiteAccess, { documentId, collectionId }: GatedPlace): ReadonlySet<AreaId> {
  const ids = [documentId, collectionId].filter((id) => id !== null);
  return new Set(ids.flatMap((id) => documents.get(id)?.areaIds ?? []));
}

/** The areas whose navigation stands on a page for people with access to them; null: a page without a document. */
function areasShownOn(access: SiteAccess, place: GatedPlace | null): readonly AreaId[] {
  const own: ReadonlySet<AreaId> = place === null ? new Set() : areasOf(access, place);
  return [...access.areas].flatMap(([id, { navigation }]) => (standsOn(navigation, own.has(id)) ? [id] : []));
}

/** Whether anybody finds the navigation of an area on a page. */
export function hasAreaNavigation(access: SiteAccess, place: GatedPlace | null): boolean {
  return areasShownOn(access, place).length > 0;
}

/**
 * The navigations of areas that a viewer finds on a page: of each its live pages and collections that are open to them,
 * in the owner's order (MEMB-64).
 */
export async function loadAreaNavigations(
  db: Db,
  siteId: SiteId,
  { access, viewer, place }: { access: SiteAccess; viewer: Viewer; place: GatedPlace | null },
): Promise<readonly AreaNavigation[]> {
  if (viewer.kind === 'visitor') return [];
  const ids = areasShownOn(access, place).filter((id) =>
    isOpenTo({ kind: 'chosen', planIds: [], areaIds: [id] }, viewer, access.areas),
  );
  if (ids.length === 0) return [];
  const pages = await listAreaPages(db, siteId, ids);
  const isShown = ({ documentId, collectionId }: (typeof pages)[number]) =>
    documentId !== access.pages.visitor &&
    documentId !== access.pages.member &&
    isOpenTo(effectiveAccess(access, { documentId, collectionId }).rule, viewer, access.areas);
  const ofAreas = Map.groupBy(pages.filter(isShown), ({ areaId }) => areaId);
  return [...ofAreas.values()].map((links) => ({
    name: links[0]?.name ?? '',
    links: links.map(({ documentId, title, path }) => ({
      title,
      href: encodeURI(path),
      isCurrent: documentId === place?.documentId,
    })),
  }));
}

/** Where the way into an area leads a viewer: its first page that is open to them; null where there is none (CONT-55). */
export async function findWayIntoArea(
  db: Db,
  siteId: SiteId,
  areaId: AreaId,
  { access, viewer }: { access: SiteAccess; viewer: Viewer },
): Promise<string | null> {
  const pages = await listAreaPages(db, siteId, [areaId]);
  const first = pages.find(({ documentId, collectionId }) =>
    isOpenTo(effectiveAccess(access, { documentId, collectionId }).rule, viewer, access.areas),
  );
  return first === undefined ? null : encodeURI(first.path);
}

/** What of areas has an address: by the order of the areas, then of their pages. */
function listAreaPages(db: Db, siteId: SiteId, areaIds: readonly AreaId[]) {
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
    .limit(MAX_LINKS)
    .execute();
}
