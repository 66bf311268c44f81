import type { DocumentRecords } from '#domain/documents/record.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { withSynced } from '#server/synced-sections/with-synced.ts';
import type { PageContent } from '#site/content/page-content.ts';
import { loadContent } from './load-content.ts';
import { shownTo } from './access-to.ts';
import type { PublishedSite } from './published-site.ts';

/** What the draft of a document shows, with its synced sections; content is null where there is no such page of a list. */
export async function loadDraftContent(
  published: PublishedSite,
  entry: ContentEntry,
  drafted: DocumentRecords,
  askedPage: number,
): Promise<{ readonly records: DocumentRecords; readonly content: PageContent | null }> {
  const { documentId, kind, collectionId, path, updatedAt } = entry;
  const { services, site } = published;
  const records = shownTo(published, await withSynced(services.db, site.id, drafted, 'draft'));
  const content = await loadContent(
    services.db,
    site.id,
    {
      documentId,
      kind,
      collectionId,
      path,
      updatedAt,
      records,
      label: null,
      pageNumber: kind === 'collection' ? askedPage : 1,
      stage: 'draft',
    },
    services.now(),
  );
  return { records, content };
}
