import type { NavLink } from '#domain/navigation/nav-link.ts';

/** Before the id of its document: what a page is called among links that has none itself. */
const PREFIX = 'page-';

/** A page to which no link leads, as the tree shows it: like a link that stands behind all others. */
export function unlinkedPage(documentId: string): NavLink {
  return {
    id: PREFIX + documentId,
    type: 'nav-link',
    navigation: 'hidden',
    order: 'z',
    folderId: null,
    target: { kind: 'document', documentId },
    title: '',
  };
}

/** The document of such a page; null for the id of a link. */
export function documentOfUnlinked(id: string): string | null {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
}
