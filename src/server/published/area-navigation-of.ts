import { isId } from '#lib/id.ts';
import type { AreaNavigation } from '#domain/members/area-navigation.ts';
import { hasAreaNavigation, loadAreaNavigations } from '#server/gating/area-navigations.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PublishedSite } from './published-site.ts';

/**
 * The navigations of areas on a page (MEMB-64): of one that is made for somebody those that are open to them; on one
 * that is kept for visitors the runtime asks for them. Null where no area has one here.
 */
export async function areaNavigationOf(
  { services, site, access, visit }: PublishedSite,
  content: PageContent,
  isLockedSite: boolean,
): Promise<readonly AreaNavigation[] | 'asked-for' | null> {
  if (isLockedSite || content.kind === 'lock-screen') return null;
  const { documentId } = content;
  const collectionId = content.kind === 'item' ? content.collection.id : null;
  const place = isId<'document'>(documentId)
    ? {
        documentId,
        collectionId: collectionId !== null && isId<'document'>(collectionId) ? collectionId : null,
      }
    : null;
  if (!hasAreaNavigation(access, place)) return null;
  if (visit.viewer.kind === 'visitor') return visit.host === 'public' ? 'asked-for' : null;
  return loadAreaNavigations(services.db, site.id, { access, viewer: visit.viewer, place });
}
