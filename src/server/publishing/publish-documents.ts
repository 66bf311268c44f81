import { sql, type Transaction } from 'kysely';
import { describeDifference } from '#domain/records/describe-difference.ts';
import type { AccountId, DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { findAuthorName } from '#server/documents/author-name.ts';
import { kindOf } from '#server/documents/document-kinds.ts';
import { isUndone } from '#server/documents/is-undone.ts';
import { kindsLasting, kindsWithWorkflow } from '#server/documents/kind-conditions.ts';
import { HEAD_COLUMNS, loadPublished, loadRecords, type DocumentHead } from '#server/documents/queries.ts';
import { writeSnapshot } from '#server/documents/write-records.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { databaseTime } from '#server/platform/database/database-time.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import type { Words } from '#messages/message.ts';
import { lockPublishing, movePointers } from './move-pointers.ts';
import type { PointerMove } from './release.ts';
import { releaseName, type ReleaseName } from './release-name.ts';

export interface Publish {
  readonly siteId: SiteId;
  readonly documentIds: 'all' | readonly DocumentId[];
  readonly authorId: AccountId | null;
  /** Of the author; looked up where it is left out. */
  readonly authorName?: string;
  /** The name of the release in the list of releases. */
  readonly name: string | Words | ReleaseName;
  readonly kind?: 'publish' | 'scheduled';
  readonly at?: Date;
}

/**
 * Publishes the newest version of documents, as one release. An item brings its collection along, the site its home
 * page, a page the synced sections that it shows, where those are not live; `all` leaves out items that visitors would
 * not see anyway. Documents in the trash are removed from the live site. Throws `not-found` for an unknown id,
 * `url-taken` where an address is used live by a document that is not published now.
 * @returns the number of the release, or null where nothing differed
 */
export async function publishDocuments(
  on: Services | Transaction<Database>,
  publish: Publish,
): Promise<{ readonly release: number | null }> {
  if ('db' in on) {
    const at = publish.at ?? new Date(on.now());
    return on.db.transaction().execute((trx) => publishInTransaction(trx, { ...publish, at }));
  }
  return publishInTransaction(on, publish);
}

/** Documents whose records are held until they are projected; those of more are read again one by one. */
const FEW_AT_HAND = 10;

async function publishInTransaction(
  trx: Transaction<Database>,
  publish: Publish,
): Promise<{ readonly release: number | null }> {
  const { siteId } = publish;
  const at = publish.at ?? (await databaseTime(trx));
  await lockPublishing(trx, siteId);
  const documents = await documentsToPublish(trx, siteId, publish.documentIds);
  const moves: PointerMove[] = [];
  for (const document of documents) {
    const move = await prepareMove(trx, siteId, document, publish.documentIds === 'all');
    if (move !== null) moves.push(documents.length > FEW_AT_HAND ? { ...move, records: undefined } : move);
  }
  const release = await movePointers(trx, siteId, moves, {
    kind: publish.kind ?? 'publish',
    name: releaseName(publish.name),
    authorId: publish.authorId,
    authorName: publish.authorName ?? (await findAuthorName(trx, publish.authorId)),
    at,
  });
  return { release };
}

/**
 * Locked, so that the described and stored versions are the published ones. For a large site, only unpublished
 * documents are read.
 */
export async function documentsToPublish(
  trx: Db,
  siteId: SiteId,
  documentIds: Publish['documentIds'],
): Promise<readonly DocumentHead[]> {
  let query = trx
    .selectFrom('documents')
    .select(HEAD_COLUMNS)
    .where('site_id', '=', siteId)
    .orderBy('id')
    .forUpdate();
  if (documentIds === 'all') {
    const ids = await fewUnpublished(trx, siteId);
    if (ids?.length === 0) return [];
    const differing = query
      .select(isUndone('documents').as('isUndone'))
      .where(isUnpublished())
      .where(isVisible(siteId));
    const found = await (ids === null ? differing : differing.where('id', 'in', ids)).execute();
    // Held like the others, left as they are (EDIT-209): redirects that a renamed collection leaves behind point at them.
    return found.filter((document) => !document.isUndone);
  }
  const given = await trx
    .selectFrom('documents')
    .select(['id', 'kind', 'collection_id'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...documentIds])
    .execute();
  if (given.length < new Set(documentIds).size) throw new CallError('not-found');
  const needed = new Set(given.flatMap((row) => row.collection_id ?? []));
  for (const kind of new Set(given.map((row) => row.kind))) {
    for (const id of (await kindOf(kind).publishesWith?.(trx, siteId)) ?? []) needed.add(id);
  }
  // Without it there would be a hole in the page, be it deleted by now.
  const shown = await listNeverPublishedShown(trx, siteId, [...documentIds, ...needed]);
  query = query.where((where) =>
    where.or([
      where.and([where('id', 'in', [...documentIds]), isUnpublished()]),
      ...(needed.size === 0
        ? []
        : [
            where.and([
              where('id', 'in', [...needed]),
              where('published_version', 'is', null),
              isUnpublished(),
            ]),
          ]),
      ...(shown.length === 0 ? [] : [where('id', 'in', shown)]),
    ]),
  );
  return query.execute();
}

/** Documents shown within the published ones, which visitors have never seen. */
async function listNeverPublishedShown(
  trx: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
): Promise<readonly DocumentId[]> {
  const rows = await trx
    .selectFrom('document_file_uses as uses')
    .innerJoin('documents as shown', (join) =>
      join.onRef('shown.site_id', '=', 'uses.site_id').on(sql<boolean>`shown.id = uses.file::bpchar`),
    )
    .select('shown.id')
    .distinct()
    .where('uses.site_id', '=', siteId)
    .where('uses.document_id', 'in', [...documentIds])
    .where('uses.stage', '=', 'draft')
    .where(sql<boolean>`shown.kind in (${kindsLasting('while-shown')})`)
    .where('shown.published_version', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Unpublished documents that are looked up one by one; beyond this the whole site is read. */
const FEW = 1000;

/**
 * All documents that differ from live, where they are few; null where they are many. The planner takes nearly all documents
 * for unpublished: with an order and an end it walks the index of those that are.
 */
async function fewUnpublished(trx: Db, siteId: SiteId): Promise<readonly DocumentId[] | null> {
  const rows = await trx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where(isUnpublished())
    .orderBy('updated_at', 'desc')
    .limit(FEW + 1)
    .execute();
  return rows.length > FEW ? null : rows.map((row) => row.id);
}

/**
 * What differs from live: written as the partial index of it. What is shown within others stays live as long as one of
 * them is.
 */
export function isUnpublished() {
  return sql<boolean>`((removed_at is null and published_version is distinct from version)
    or (removed_at is not null and published_version is not null and documents.kind not in (${kindsLasting('while-shown')})))`;
}

/** What publishing everything is about: all but items that visitors neither see nor would see (CONT-185). */
export function isVisible(siteId: SiteId) {
  // The site and the stages are named, so that it stays a look at two rows; `offset 0` keeps the planner from reading the
  // whole site instead, since it takes nearly all documents for unpublished.
  return sql<boolean>`(documents.kind not in (${kindsWithWorkflow()}) or documents.removed_at is not null or exists (
    select from content_entries e where e.site_id = ${siteId} and e.stage in ('draft', 'live')
      and e.document_id = documents.id and e.workflow_state = 'published' offset 0))`;
}

async function prepareMove(
  trx: Db,
  siteId: SiteId,
  document: DocumentHead,
  isAll: boolean,
): Promise<PointerMove | null> {
  const before = (await loadPublished(trx, siteId, document.id))?.records ?? null;
  const isRemoved = document.removedAt !== null && kindOf(document.kind).lasts !== 'while-shown';
  const after = await loadRecords(trx, siteId, document.id);
  if (!isRemoved && isAll && isHidden(document, before) && isHidden(document, after)) return null;
  if (!isRemoved) await writeSnapshot(trx, siteId, document.id, document.version, after);
  return {
    documentId: document.id,
    kind: document.kind,
    collectionId: document.collectionId,
    createdAt: document.createdAt,
    title: documentTitle(after),
    from: document.publishedVersion,
    to: isRemoved ? null : document.version,
    changes: isRemoved ? [documentDifferences.deleted] : describeDifference(document.kind, before, after),
    ...(isRemoved ? {} : { records: after }),
  };
}

/** Whether visitors do not see a document in this state (CONT-185). */
export function isHidden(document: Pick<DocumentHead, 'kind'>, records: DocumentRecords | null): boolean {
  if (records === null) return true;
  if (kindOf(document.kind).hasWorkflow !== true) return false;
  return readEntrySettings(document.kind, records)?.workflowState !== 'published';
}

/** What lists call a document. */
export function documentTitle(records: DocumentRecords): string {
  const title = records['settings']?.['title'];
  return typeof title === 'string' ? title : '';
}
