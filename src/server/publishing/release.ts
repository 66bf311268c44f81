import { sql } from 'kysely';
import type { AccountId, DocumentId, DocumentKind, SiteId } from '#domain/documents/record.ts';
import type { Release } from '#contract/publishing.ts';
import type { ReleaseKind } from '#server/documents/tables.ts';
import type { Words } from '#messages/message.ts';
import type { Db } from '#server/platform/database/database.ts';
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
}

/** Of one release; the rest is counted. */
const MAX_DOCUMENTS = 200;

/** Releases of a site that are kept, newest first. */
export async function loadReleases(
  db: Db,
  siteId: SiteId,
  filter: { readonly before?: number; readonly number?: number; readonly limit: number },
): Promise<readonly Release[]> {
  let query = db.selectFrom('releases').selectAll().where('site_id', '=', siteId).where('is_kept', '=', true);
  if (filter.before !== undefined) query = query.where('number', '<', filter.before);
  if (filter.number !== undefined) query = query.where('number', '=', filter.number);
  const rows = await query.orderBy('number', 'desc').limit(filter.limit).execute();
  if (rows.length === 0) return [];
  const numbers = rows.map((row) => row.number);
  const documents = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('release_documents')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by release_number order by title, document_id)::int`.as(
            'place',
          ),
        )
        .select(sql<number>`(count(*) over (partition by release_number))::int`.as('total'))
        .where('site_id', '=', siteId)
        .where('release_number', 'in', numbers)
        .as('listed'),
    )
    .selectAll()
    .where('place', '<=', MAX_DOCUMENTS)
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    name: row.name,
    nameWords: row.name_words,
    at: row.at.toISOString(),
    authorId: row.author_id,
    authorName: row.author_name,
    rolledBackTo: row.rolled_back_to,
    documentCount: documents.find((document) => document.release_number === row.number)?.total ?? 0,
    documents: documents
      .filter((document) => document.release_number === row.number)
      .map((document) => ({
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
