import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { createPageReader } from './page-reader.ts';
import type { PublishedSite } from './published-site.ts';

/**
 * The live page, collection or item at a path that visitors may see: switched on and in the state published. The home
 * page answers at the root (CONT-185). Pages that stand in place of others have no address of their own on public hosts
 * (MEMB-60).
 */
export async function findVisibleEntry(
  { services, site, loaded, access, visit }: PublishedSite,
  path: string,
  pages = createPageReader(services.db, site.id),
): Promise<ContentEntry | null> {
  const { homePageId } = loaded.shell.settings;
  const entry =
    path === '/' ? (homePageId === null ? null : await pages.entryOf(homePageId)) : await pages.entryAt(path);
  if (entry === null || !entry.isEnabled || entry.workflowState !== 'published') return null;
  const { visitor, member } = access.pages;
  const isInPlaceOfOthers = entry.documentId === visitor || entry.documentId === member;
  return isInPlaceOfOthers && path !== '/' && visit.host === 'public' ? null : entry;
}
