import { sql, type Selectable } from 'kysely';
import type {
  AccountId,
  DocumentId,
  DocumentKind,
  DocumentRecords,
  SiteId,
} from '#domain/documents/record.ts';
import type { Release } from '#contract/publishing.ts';
import type { ReleaseKind } from '#server/documents/tables.ts';
import type { Words } from '#messages/message.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { ReleaseName } from './release-name.ts';

/** The author and reason of a release. */
export interface ReleaseReason {
  readonly kind: ReleaseKind;
  readonly name: ReleaseName;
  readonly authorId: AccountId | null;
  readonly authorName: string;
  readonly at: Date;
  readonly rolledBackTo?: number;
}

/** One live pointer that moves. */
export interface PointerMove {
  readonly documentId: DocumentId;
  readonly kind: DocumentKind;
  readonly collectionId: DocumentId | null;
  readonly createdAt: Date;
  readonly title: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly changes: readonly Words[];
  /** What it has at `to`, where that is at hand: those of a large site do not fit into memory at once. */
  readonly records?: DocumentRecords | undefined;
}

/** Of one release; the rest is counted. */
const MAX_DOCUMENTS = 200;

type StoredRelease = Selectable<Database['releases']> & {
  readonly documents: readonly Selectable<Database['release_documents']>[];
  readonly total: number;
};

/** Releases of a site that are kept, newest first. */
export async function loadReleases(
  db: Db,
  siteId: SiteId,
  filter: { readonly before?: number; readonly number?: number; readonly limit: number },
): Promise<readonly Release[]> {
  const { before = null, number = null, limit } = filter;
  const { rows } = await sql<StoredRelease>`
    select release.*, listed.documents, listed.total
    from releases release
    cross join lateral (
      select coalesce(json_agg(placed order by placed.place) filter (where placed.place <= ${MAX_DOCUMENTS}), '[]')
          as documents,
        count(*)::int as total
      from (
        select document_id, kind, title, from_version, to_version, changes, changes_words,
          row_number() over (order by title, document_id) as place
        from release_documents
        where site_id = ${siteId} and release_number = release.number
      ) placed
    ) listed
    where release.site_id = ${siteId} and release.is_kept
      and (${before}::int is null or release.number < ${before}) and (${number}::int is null or release.number = ${number})
    order by release.number desc
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    name: row.name,
    nameWords: row.name_words,
    at: row.at.toISOString(),
    authorId: row.author_id,
    authorName: row.author_name,
    rolledBackTo: row.rolled_back_to,
    documentCount: row.total,
    documents: row.documents.map((document) => ({
      documentId: document.document_id,
      kind: document.kind,
      title: document.title,
      fromVersion: document.from_version,
      toVersion: document.to_version,
      changes: [...document.changes],
      changeWords: document.changes_words === null ? null : [...document.changes_words],
    })),
  }));
}
