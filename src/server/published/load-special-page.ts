import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { listPublished } from '#server/documents/queries.ts';
import { withSynced } from '#server/synced-sections/with-synced.ts';
import type { PageContent } from '#site/content/page-content.ts';
import { accessTo, shownTo } from './access-to.ts';
import { loadContent } from './load-content.ts';
import type { PublishedSite } from './published-site.ts';

interface SpecialPage {
  readonly records: DocumentRecords;
  readonly content: PageContent;
}

/**
 * A page that the owner chose for a purpose, to be shown at another address than its own; null where it is not live, or
 * is itself not for everybody: then Portico has a page for it.
 */
export async function loadSpecialPage(
  published: PublishedSite,
  documentId: DocumentId,
  path: string,
): Promise<SpecialPage | null> {
  const { services, site } = published;
  if ((await accessTo(published, { documentId, collectionId: null })).kind !== 'open') return null;
  const entry = await findEntryOfDocument(services.db, site.id, 'live', documentId);
  if (entry === null || !entry.isEnabled || entry.workflowState !== 'published') return null;
  const own = (await listPublished(services.db, site.id, [documentId])).get(documentId);
  if (own === undefined) return null;
  const records = shownTo(published, await withSynced(services.db, site.id, own, 'live'));
  const wanted = { documentId, kind: 'page', collectionId: null, path, updatedAt: '', label: null } as const;
  const content = await loadContent(
    services.db,
    site.id,
    { ...wanted, records, pageNumber: 1 },
    services.now(),
  );
  return content === null ? null : { records, content };
}
