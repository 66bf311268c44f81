import { compareByOrder } from '#lib/order-key.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { navLinkSchema, NAVIGATIONS, type NavLink } from '#domain/navigation/nav-link.ts';

export type NavigationName = (typeof NAVIGATIONS)[number];

export interface NavigationNode {
  readonly link: NavLink;
  /** The links of a folder in order; empty for everything else. */
  readonly children: readonly NavLink[];
}

/** The links of a navigation in order, folders with what lies in them. A link whose folder is gone stands at the top. */
export function navigationTree(
  records: DocumentRecords,
  navigation: NavigationName,
): readonly NavigationNode[] {
  const links = navLinksOf(records).filter((link) => link.navigation === navigation);
  const folders = new Set(links.filter((link) => link.target.kind === 'folder').map((link) => link.id));
  const isInFolder = (link: NavLink): boolean => link.folderId !== null && folders.has(link.folderId);
  return links
    .filter((link) => !isInFolder(link))
    .toSorted(compareByOrder)
    .map((link) => ({
      link,
      children:
        link.target.kind === 'folder'
          ? links.filter((child) => child.folderId === link.id).toSorted(compareByOrder)
          : [],
    }));
}

/** Every navigation link of a site's document that can be read. */
export function navLinksOf(records: DocumentRecords): readonly NavLink[] {
  return Object.values(records)
    .filter((record: DocumentRecord) => record.type === 'nav-link')
    .map((record) => navLinkSchema.safeParse(record))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []));
}
