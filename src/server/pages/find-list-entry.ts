import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { findHomePageId } from '#server/content-entries/find-home-page-id.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { presentEntry } from './present-entry.ts';

/** The draft of a document as the editor lists it; throws `not-found` for one that stands in no list. */
export async function findListEntry(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<ContentListEntry> {
  const entry = await findEntryOfDocument(db, siteId, 'draft', documentId);
  if (entry === null) throw new CallError('not-found');
  return presentEntry(entry, await findHomePageId(db, siteId));
}
