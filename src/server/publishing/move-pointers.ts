import { sql, type Transaction } from 'kysely';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { migrateRecords } from '#domain/records/migrate-records.ts';
import { storedWords, type StoredWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import { snapshotHash } from '#server/documents/content-hash.ts';
import { documentNotice } from '#server/documents/document-notice.ts';
import { replaceFileUses } from '#server/documents/file-uses.ts';
import { notifyOnCommit } from '#server/documents/notify-on-commit.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { holdsOthers, kindOf } from '#server/documents/document-kinds.ts';
import { projectDocument, withdrawDocuments } from '#server/documents/project-documents.ts';
import { moveItems } from '#server/pages/project-entry.ts';
import {
  addressesBeforeRemoval,
  addressesOf,
  redirectMovedPages,
  type FormerAddress,
} from '#server/pages/automatic-redirects.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { visitorDataRestricted } from '#server/sites/visitor-data-restricted.ts';
import type { PointerMove, ReleaseReason } from './release.ts';

/** Serialises publishes of one site. Held until the transaction ends. */
export async function lockPublishing(trx: Db, siteId: SiteId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${siteId}`}, 0))`.execute(trx);
}

/**
 * Publishes the moves as one release: pointers, live lists, redirects from old addresses, uses of files, and the site's
 * revision. The caller has locked the site's publishing; snapshots of the versions exist. Throws `url-taken` where two
 * live entries would have one address.
 * @returns the release's number, or null where there was nothing to move
 */
export async function movePointers(
  trx: Transaction<Database>,
  siteId: SiteId,
  moves: readonly PointerMove[],
  reason: ReleaseReason,
): Promise<number | null> {
  if (moves.length === 0) return null;
  const number = await insertRelease(trx, siteId, moves, reason);
  const ids = moves.map((move) => move.documentId);
  const before = await addressesOf(trx, siteId, 'live', ids);
  const returning = moves.filter(({ from, to }) => from === null && to !== null);
  const removed = await addressesBeforeRemoval(
    trx,
    siteId,
    returning.map((move) => move.documentId),
  );
  const left = new Set<DocumentId>();
  await setPointers(trx, siteId, moves);
  // All at once, so that two pages can swap their addresses.
  await withdrawDocuments(
    trx,
    siteId,
    'live',
    moves.map(({ documentId, kind }) => ({ id: documentId, kind })),
  );
  for (const move of inProjectionOrder(moves)) {
    const records = move.to === null ? null : await snapshotRecords(trx, siteId, move.documentId, move.to);
    if (records !== null) {
      const document = { ...move, id: move.documentId };
      const entry = await projectDocument(trx, siteId, 'live', document, records, reason.at);
      const former = before.get(move.documentId);
      if (entry !== null && former !== undefined && holdsOthers(move.kind)) {
        await moveItems(trx, siteId, 'live', move.documentId, former.path, entry.path);
      }
      if (leavesFormerAddress(former ?? removed.get(move.documentId), records)) left.add(move.documentId);
    }
    await replaceFileUses(trx, siteId, move.documentId, 'live', records);
    if (parseCookieBanner(records?.['cookie-banner']).isVisitorDataRestricted) {
      const restricted = { siteId, subject: siteId, params: {}, at: reason.at };
      await recordEvents(trx, visitorDataRestricted, [restricted]);
    }
  }
  await redirectMovedPages(trx, siteId, new Map([...removed, ...before]), left, reason.at);
  await announce(trx, siteId, moves, number);
  return number;
}

/** Whether something has a new name of its own, and nothing is to lead there from its former address (FIND-54). */
function leavesFormerAddress(former: FormerAddress | undefined, { settings }: DocumentRecords): boolean {
  return (
    former !== undefined &&
    settings?.['leavesFormerAddress'] === true &&
    settings['urlName'] !== former.urlName
  );
}

/** What lies in others comes after them: it stands below their address. */
function inProjectionOrder(moves: readonly PointerMove[]): readonly PointerMove[] {
  const { inner = [], outer = [] } = Object.groupBy(moves, ({ kind }) =>
    kindOf(kind).within === undefined ? 'outer' : 'inner',
  );
  return [...outer, ...inner];
}

async function insertRelease(
  trx: Db,
  siteId: SiteId,
  moves: readonly PointerMove[],
  reason: ReleaseReason,
): Promise<number> {
  const { number } = await trx
    .insertInto('releases')
    .values({
      site_id: siteId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from releases where site_id = ${siteId})`,
      kind: reason.kind,
      name: reason.name.name,
      name_words: storable(reason.name.nameWords),
      at: reason.at,
      author_id: reason.authorId,
      author_name: reason.authorName,
      rolled_back_to: reason.rolledBackTo ?? null,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const rows = moves.map((move) => ({
    site_id: siteId,
    release_number: number,
    document_id: move.documentId,
    kind: move.kind,
    title: move.title,
    from_version: move.from,
    to_version: move.to,
    changes: JSON.stringify(move.changes.map((words) => translateEnglish(words))),
    changes_words: JSON.stringify(move.changes.map(storedWords)),
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await trx
      .insertInto('release_documents')
      .values(rows.slice(start, start + 500))
      .execute();
  }
  return number;
}

function storable(words: StoredWords | null): string | null {
  return words === null ? null : JSON.stringify(words);
}

/** The number of a draft that is published is made anew, too: an earlier version of Portico counted otherwise. */
async function setPointers(trx: Db, siteId: SiteId, moves: readonly PointerMove[]): Promise<void> {
  await sql`update documents set published_version = moved.version, published_hash_version = moved.version,
      published_hash = moved.hash,
      content_hash = case when documents.version = moved.version then moved.hash else documents.content_hash end,
      content_hash_version = case when documents.version = moved.version then moved.version
        else documents.content_hash_version end
    from (select given.id, given.version,
        ${snapshotHash(siteId, sql`given.id`, sql`given.version`)}::bigint as hash
      from unnest(${moves.map((move) => move.documentId)}::bpchar[], ${moves.map((move) => move.to)}::int[])
        as given (id, version)) as moved
    where documents.site_id = ${siteId} and documents.id = moved.id`.execute(trx);
}

async function snapshotRecords(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  version: number,
): Promise<DocumentRecords> {
  const row = await trx
    .selectFrom('document_snapshots')
    .select('records')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return migrateRecords(row.records);
}

async function announce(
  trx: Db,
  siteId: SiteId,
  moves: readonly PointerMove[],
  release: number,
): Promise<void> {
  await bumpRevision(trx, siteId);
  for (const move of moves) {
    await notifyOnCommit(
      trx,
      'document-changed',
      documentNotice({
        siteId,
        documentId: move.documentId,
        kind: 'published',
        version: move.to,
        release,
      }),
    );
  }
}
