import type { DocumentId } from '#domain/documents/record.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import type { PublishedSite } from './published-site.ts';

/** Contributors see their site on its app host without passwords. */
function isOpenToVisit({ visit }: PublishedSite): boolean {
  return visit.host === 'app' && visit.caller.isOfSite;
}

/** Documents whose password was not given in this visit: nothing of them is shown anywhere (MEMB-61). */
export async function lockedDocuments(published: PublishedSite): Promise<ReadonlySet<DocumentId>> {
  if (isOpenToVisit(published)) return new Set();
  const locks = await published.locks.load(published.site);
  return new Set([...locks.keys()].filter((id) => !published.visit.unlocked.has(id)));
}

/** The document whose password is required for an entry, its collection's first; null for none. */
export async function lockOf(
  published: PublishedSite,
  entry: Pick<ContentEntry, 'documentId' | 'collectionId'>,
): Promise<DocumentId | null> {
  const locked = await lockedDocuments(published);
  if (entry.collectionId !== null && locked.has(entry.collectionId)) return entry.collectionId;
  return locked.has(entry.documentId) ? entry.documentId : null;
}

/** The site's own document where the whole site asks for a password that the visit has not given; else null. */
export async function lockOfSite(published: PublishedSite): Promise<DocumentId | null> {
  const { siteDocumentId } = published.site;
  return (await lockedDocuments(published)).has(siteDocumentId) ? siteDocumentId : null;
}
