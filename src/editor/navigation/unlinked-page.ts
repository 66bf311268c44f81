import type { NavLink } from '#domain/navigation/nav-link.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';

/** The prefix of the id of a page without a link; the id of its document follows. */
const PREFIX = 'page-';

/** A page without a link, as the tree shows it: like a link after all others. */
export function unlinkedPage(documentId: DocumentId): NavLink {
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
export function documentOfUnlinked(id: string): DocumentId | null {
  const documentId = id.slice(PREFIX.length);
  return id.startsWith(PREFIX) && isId<'document'>(documentId) ? documentId : null;
}
