import type { DocumentId } from '../documents/record.ts';
import { effectiveAccess, isOpenTo, type GatedPlace } from './effective-access.ts';
import type { SiteAccess, Viewer } from './site-access.ts';

/** What lists, feeds, summaries and sitemaps leave out. */
export interface Withheld {
  /** Pages, items, and collections with all of their items. */
  readonly documents: ReadonlySet<DocumentId>;
  /** Items that are listed all the same: their own rule is another one than that of their collection (MEMB-37). */
  readonly exempt: ReadonlySet<DocumentId>;
}

export const NOTHING_WITHHELD: Withheld = { documents: new Set(), exempt: new Set() };

/**
 * What a viewer finds in no list: what is not open to them and shows no preview (MEMB-38, MEMB-42, FIND-10), and what a
 * password that was not given locks, be it for others or not (MEMB-61).
 */
export function withheldDocuments(
  site: SiteAccess,
  viewer: Viewer,
  locked: ReadonlySet<DocumentId>,
): Withheld {
  if (locked.size === 0 && (site.documents.size === 0 || viewer.kind === 'everything')) {
    return NOTHING_WITHHELD;
  }
  const documents = new Set(locked);
  const exempt = new Set<DocumentId>();
  for (const [documentId, { collectionId }] of site.documents) {
    const { rule, preview } = effectiveAccess(site, { documentId, collectionId });
    const isListed =
      isOpenTo(rule, viewer, site.areas) || (rule.kind !== 'hidden' && preview.kind !== 'none');
    if (!isListed) documents.add(documentId);
    else if (collectionId !== null && !locked.has(documentId) && !locked.has(collectionId)) {
      exempt.add(documentId);
    }
  }
  return { documents, exempt };
}

/** Whether lists leave a page, a collection or an item out, by itself or with its collection (MEMB-38). */
export function isWithheld(
  { documents, exempt }: Withheld,
  { documentId, collectionId }: GatedPlace,
): boolean {
  if (documents.has(documentId)) return true;
  return collectionId !== null && documents.has(collectionId) && !exempt.has(documentId);
}
