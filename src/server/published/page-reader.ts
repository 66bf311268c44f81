import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { findEntryByPath, findEntryOfDocument } from '#server/content-entries/queries.ts';
import { listPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createRevisionCache } from '#server/sites/revision-cache.ts';
import { withSynced } from '#server/synced-sections/with-synced.ts';

/** Reads what addresses of a published site lead to. */
export interface PageReader {
  entryAt(path: string): Promise<ContentEntry | null>;
  entryOf(documentId: DocumentId): Promise<ContentEntry | null>;
  /** What is published of a document, its synced sections in their places; null where nothing is. */
  recordsOf(documentId: DocumentId): Promise<DocumentRecords | null>;
}

/** Reads them from the database each time. */
export function createPageReader(db: Db, siteId: SiteId): PageReader {
  return {
    entryAt: (path) => findEntryByPath(db, siteId, 'live', path),
    entryOf: (documentId) => findEntryOfDocument(db, siteId, 'live', documentId),
    async recordsOf(documentId) {
      const own = (await listPublished(db, siteId, [documentId])).get(documentId);
      return own === undefined ? null : withSynced(db, siteId, own, 'live');
    },
  };
}

/** The readers of sites that keep what they read until the revision of their site is counted up. */
export type KeptPages = (site: { readonly id: SiteId; readonly revision: number }) => PageReader;

const LIMITS = { bytes: 8 * 1024 * 1024, entries: 200, bytesOf };

/**
 * For lists that visitors narrow: there is no end of what they can be narrowed to, so their answers are not cached, and
 * all of them are made of the same page.
 */
export function keptPages(db: Db, limits = LIMITS): KeptPages {
  const entries = createRevisionCache<ContentEntry | null>(limits);
  const records = createRevisionCache<DocumentRecords | null>(limits);
  return (site) => {
    const reader = createPageReader(db, site.id);
    return {
      entryAt: (path) => entries.load(site, path, () => reader.entryAt(path)),
      entryOf: (documentId) => entries.load(site, documentId, () => reader.entryOf(documentId)),
      recordsOf: (documentId) => records.load(site, documentId, () => reader.recordsOf(documentId)),
    };
  };
}

/** Roughly: of objects some three times the bytes of their JSON. */
function bytesOf(value: object | null): number {
  return 3 * JSON.stringify(value).length;
}
