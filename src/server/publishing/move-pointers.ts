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
  // One that stays only writes over its row. Several are taken out all at once, so that two pages can swap their addresses.
  const isAlone = moves.length === 1 && moves[0]?.to !== null;
  if (!isAlone) {
    const withdrawn = moves.map(({ documentId, kind }) => ({ id: documentId, kind }));
    await withdrawDocuments(trx, siteId, 'live', withdrawn);
  }
  let isMoved = removed.size > 0;
  for (const move of inProjectionOrder(moves)) {
    const records = move.to === null ? null : await recordsOf(trx, siteId, move, move.to);
    const former = before.get(move.documentId);
    if (records !== null) {
      const document = { ...move, id: move.documentId };
      const entry = await projectDocument(trx, siteId, 'live', document, records, reason.at);
      if (!isAlone && entry !== null && former !== undefined && holdsOthers(move.kind)) {
        await moveItems(trx, siteId, 'live', move.documentId, former.path, entry.path);
      }
      if (entry?.path !== former?.path) isMoved = true;
      if (leavesFormerAddress(former ?? removed.get(move.documentId), records)) left.add(move.documentId);
    }
    await replaceFileUses(trx, siteId, move.documentId, 'live', records);
    if (parseCookieBanner(records?.['cookie-banner']).isVisitorDataRestricted) {
      const restricted = { siteId, subject: siteId, params: {}, at: reason.at };
      await recordEvents(trx, visitorDataRestricted, [restricted]);
    }
  }
  if (isMoved) await redirectMovedPages(trx, siteId, new Map([...removed, ...before]), left, reason.at);
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
  const column = <Value>(of: (move: PointerMove) => Value): Value[] => moves.map(of);
  const { rows } = await sql<{ number: number }>`
    with release as (
      insert into releases (site_id, number, kind, name, name_words, at, author_id, author_name, rolled_back_to)
      values (${siteId}, (select coalesce(max(number), 0) + 1 from releases where site_id = ${siteId}), ${reason.kind},
        ${reason.name.name}, ${storable(reason.name.nameWords)}, ${reason.at}, ${reason.authorId}, ${reason.authorName},
        ${reason.rolledBackTo ?? null})
      returning number
    ), listed as (
      insert into release_documents (site_id, release_number, document_id, kind, title, from_version, to_version,
        changes, changes_words)
      select ${siteId}, release.number, given.*
      from release, unnest(${column((move) => move.documentId)}::bpchar[], ${column((move) => move.kind)}::text[],
        ${column((move) => move.title)}::text[], ${column((move) => move.from)}::int[],
        ${column((move) => move.to)}::int[],
        ${column((move) => JSON.stringify(move.changes.map((words) => translateEnglish(words))))}::jsonb[],
        ${column((move) => JSON.stringify(move.changes.map(storedWords)))}::jsonb[]) as given
    )
    select number from release`.execute(trx);
  const [release] = rows;
  if (release === undefined) throw new Error('the release was not stored');
  return release.number;
}

function storable(words: StoredWords | null): string | null {
  return words === null ? null : JSON.stringify(words);
}

/**
 * The hash of a draft that is published as it is becomes that of its live version. Others are computed, since an earlier
 * version of Portico keeps none, or another one.
 */
async function setPointers(trx: Db, siteId: SiteId, moves: readonly PointerMove[]): Promise<void> {
  await sql`update documents set published_version = moved.version, published_hash_version = moved.version,
      published_hash = case
        when documents.version = moved.version and documents.content_hash_version = moved.version
          then documents.content_hash
        else ${snapshotHash(siteId, sql`documents.id`, sql`moved.version`)}::bigint end
    from unnest(${moves.map((move) => move.documentId)}::bpchar[], ${moves.map((move) => move.to)}::int[])
      as moved (id, version)
    where documents.site_id = ${siteId} and documents.id = moved.id`.execute(trx);
}

/** What a document that moves has at its new version. */
async function recordsOf(
  trx: Db,
  siteId: SiteId,
  { documentId, records }: PointerMove,
  version: number,
): Promise<DocumentRecords> {
  if (records !== undefined) return records;
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
