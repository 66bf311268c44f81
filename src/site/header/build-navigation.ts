import { compareByOrder } from '#lib/order-key.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { navLinkSchema, type NavLink } from '#domain/navigation/nav-link.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { NavigationLink, NavigationNode } from './navigation-node.ts';

interface NavigationOptions {
  /** Path and title of a page or collection that visitors can reach; null for one that is missing or switched off. */
  readonly describe: (documentId: string) => { readonly path: string; readonly title: string } | null;
  readonly currentPath: string;
}

/**
 * The main navigation of a site from the records of its document: entries in order, folders with their children.
 * Entries without a target, and empty folders, are left out.
 */
export function buildNavigation(records: DocumentRecords, options: NavigationOptions): NavigationNode[] {
  const links = Object.values(records)
    .flatMap((record) => {
      if (record.type !== 'nav-link') return [];
      const parsed = navLinkSchema.safeParse(record);
      return parsed.success && parsed.data.navigation === 'main' ? [parsed.data] : [];
    })
    .toSorted(compareByOrder);
  return links.flatMap((link): NavigationNode[] => {
    if (link.folderId !== null) return [];
    if (link.target.kind !== 'folder') return showLink(link, options);
    const children = links.flatMap((child) => (child.folderId === link.id ? showLink(child, options) : []));
    if (children.length === 0) return [];
    return [{ kind: 'folder', id: link.id, title: link.title === '' ? 'More' : link.title, children }];
  });
}

function showLink(link: NavLink, { describe, currentPath }: NavigationOptions): NavigationLink[] {
  const { target } = link;
  if (target.kind === 'folder') return [];
  if (target.kind === 'document') {
    const described = describe(target.documentId);
    if (described === null) return [];
    return [
      {
        kind: 'link',
        id: link.id,
        title: link.title === '' ? described.title : link.title,
        href: described.path,
        isCurrent: currentPath === described.path || currentPath.startsWith(`${described.path}/`),
      },
    ];
  }
  const attributes = resolveLink(target.link, (documentId) => describe(documentId)?.path ?? null);
  if (attributes === null) return [];
  const title = link.title === '' ? attributes.href : link.title;
  return [{ kind: 'link', id: link.id, title, ...attributes, isCurrent: attributes.href === currentPath }];
}
