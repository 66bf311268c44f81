import type { SiteId } from '#domain/documents/record.ts';
import type { AreaId } from '#domain/gating/access-rule.ts';
import { effectiveAccess, isOpenTo, type GatedPlace } from '#domain/gating/effective-access.ts';
import type { SiteAccess, Viewer } from '#domain/gating/site-access.ts';
import { standsOn, type AreaNavigation } from '#domain/members/area-navigation.ts';
import { listAreaPages } from '#server/content-entries/list-area-pages.ts';
import type { Db } from '#server/platform/database/database.ts';

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
