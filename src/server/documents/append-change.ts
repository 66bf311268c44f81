import { sql, type Transaction } from 'kysely';
import { applyOperations } from '#domain/documents/apply.ts';
import type { Change, LoggedChange } from '#domain/documents/change.ts';
import { operationRecordId, type Operation } from '#domain/documents/operation.ts';
import { rebaseOperations } from '#domain/documents/rebase.ts';
import type {
  AccountId,
  DocumentId,
  DocumentKind,
  DocumentRecords,
  RecordId,
  SiteId,
} from '#domain/documents/record.ts';
import { findRecordDefinition } from '#domain/records/record-definitions.ts';
import { migrationOperations } from '#domain/records/migrate-records.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { databaseTime } from '#server/platform/database/database-time.ts';
import type { Services } from '#server/platform/services.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { authoriseChange } from './authorise-change.ts';
import { growthOf, refuseOverfull } from './document-limits.ts';
import { documentKinds, kindOf, type ChangedSettings } from './document-kinds.ts';
import { documentNotice } from './document-notice.ts';
import { updateFileUses } from './file-uses.ts';
import { notifyOnCommit } from './notify-on-commit.ts';
import { goLive } from './go-live.ts';
import { findChange } from './change-log.ts';
import { concurrentOperations } from './concurrent-operations.ts';
import { countRecords, loadRecords, lockDocument, type DocumentHead } from './queries.ts';
import { SNAPSHOT_INTERVAL } from './records-at-version.ts';
import { restOfDocument } from './rest-of-document.ts';
import { validateChange, validateStored } from './validate-records.ts';
import { writeRecords, writeSnapshot } from './write-records.ts';

export interface ChangeAuthor {
  readonly accountId: AccountId | null;
  readonly name: string;
  /** Absent where Portico itself makes the change, which was authorised elsewhere. */
  readonly permissions?: ReadonlySet<Permission>;
  /** The tab that sent the change; its own changes do not collide with each other. */
  readonly clientId?: string;
}

export interface NewChange {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly change: Change;
  readonly author: ChangeAuthor;
  readonly at?: Date;
  /**
   * Restored content was in the document before: the transition is not checked. The documents of a whole site are
   * restored one after the other, so checks of a kind against other documents are skipped, too.
   */
  readonly restores?: 'document' | 'site';
  /** The records were stored before, here or in another document: their fields are not validated again. */
  readonly isStored?: true;
}

export interface Appended {
  readonly logged: LoggedChange;
  /** Queues jobs in the same transaction, to be called by whoever has the services; null where there are none. */
  readonly afterwards: ((services: Services, trx: Transaction<Database>) => Promise<void>) | null;
}

/**
 * Saves a change: rebases it onto the newest version, checks its effect on the document, applies and logs it, and
 * updates lists, all in the given transaction. A change that was saved before gets the same answer again. Throws
 * `not-found`, `document-removed`, `version-unknown`, `not-permitted`, `code-not-permitted`, `invalid-input`,
 * `too-many-blocks`, `too-many-links`, `too-many-records`, and what its kind throws; nothing has been written then.
 */
export async function appendChange(trx: Db, given: NewChange): Promise<Appended> {
  const { siteId, documentId, change, author } = given;
  if (change.operations.some(concernsAddress)) await documentKinds().lockAddresses(trx, siteId);
  const document = await lockDocument(trx, siteId, documentId);
  if (document === null) throw new CallError('not-found');
  const known = await findChange(trx, siteId, documentId, change.id);
  if (known !== null) return { logged: known, afterwards: null };
  if (document.removedAt !== null) throw new CallError('document-removed');
  // The transaction may have waited for others: times must ascend with versions, so that a time names one state of a
  // document.
  const at = latest(given.at ?? (await databaseTime(trx)), document.updatedAt);
  // For a version so old that some changes since were deleted, collisions cannot be detected.
  if (change.baseVersion > document.version || change.baseVersion < document.keptFrom) {
    throw new CallError('version-unknown');
  }
  const clientId = author.clientId ?? 'portico';
  // Reads only the records of the change, however long the document is.
  const ids = new Set([...LISTED_RECORDS, ...change.operations.map(operationRecordId)]);
  const before = await loadRecords(trx, siteId, documentId, [...ids]);
  const concurrent = await concurrentOperations(trx, {
    siteId,
    documentId,
    sender: senderOf(author.accountId, clientId),
    since: change.baseVersion,
    version: document.version,
    operations: change.operations,
    current: before,
  });
  const rebased = rebaseOperations(change.operations, concurrent, before);
  const sent = applyOperations(before, rebased.operations);
  const touched = new Set(sent.effective.map(operationRecordId));
  const operations = [...rebased.operations, ...migrationOperations(sent.records, touched)];
  const asked = operations.length === rebased.operations.length ? sent : applyOperations(before, operations);
  if (given.restores !== undefined || given.isStored === true) {
    validateStored(document.kind, asked.records, touched);
  } else {
    const changed = { kind: document.kind, before, after: asked.records, ids: touched };
    await validateChange(changed, restOfDocument(trx, given, before));
  }
  if (author.permissions !== undefined) {
    const { accountId, permissions } = author;
    const effect = { kind: document.kind, before, after: asked.records, ids: touched };
    await authoriseChange(trx, { siteId, documentId, accountId, permissions }, effect);
  }
  const kind = kindOf(document.kind);
  const changed = touched.has('settings')
    ? changedSettings(given, document, before, asked.records, at)
    : null;
  // A consequence of what the person may change, so it needs no permission of its own.
  const following = changed === null ? null : ((await kind.follow?.(trx, changed)) ?? null);
  const applied = following === null ? asked : applyOperations(before, [...operations, following]);
  const growth = growthOf(before, applied.records, touched);
  if (Object.values(growth).some((more) => more > 0)) {
    refuseOverfull(await countRecords(trx, siteId, documentId), growth);
  }
  if (changed !== null) {
    await kind.validate?.(trx, { ...changed, after: applied.records });
  }
  if (LISTED_RECORDS.some((id) => touched.has(id))) {
    await kind.project?.(trx, siteId, 'draft', document, applied.records, at);
  }
  const version = document.version + 1;
  const logged: LoggedChange = {
    id: change.id,
    documentId,
    version,
    authorId: author.accountId,
    authorName: author.name,
    name: change.name,
    ...(change.nameWords === undefined ? {} : { nameWords: change.nameWords }),
    gestureId: change.gestureId,
    operations: applied.effective,
    inverse: applied.inverse,
    conflicts: rebased.conflicts,
    ...(change.reverts === undefined ? {} : { reverts: change.reverts }),
    at: at.toISOString(),
  };
  await writeChange(trx, siteId, logged, clientId, touched, at);
  await writeRecords(trx, siteId, documentId, applied.records, touched, { version, at });
  if (isOfGroup(document.kind, before, applied.records, touched)) {
    const whole = () => loadRecords(trx, siteId, documentId);
    await kind.projectWhole?.(trx, siteId, 'draft', documentId, applied.records['settings'], whole);
  }
  if (version % SNAPSHOT_INTERVAL === 0) {
    await writeSnapshot(trx, siteId, documentId, version, await loadRecords(trx, siteId, documentId));
  }
  if (kind.isLiveAtOnce !== undefined) {
    const records = await loadRecords(trx, siteId, documentId);
    await goLive(trx, siteId, document, { version, before, records, at });
  }
  await updateFileUses(trx, siteId, documentId, 'draft', before, applied.records, touched);
  await notifyOnCommit(
    trx,
    'document-changed',
    documentNotice({ siteId, documentId, kind: 'changed', version }),
  );
  const { afterChange } = kind;
  return {
    logged,
    afterwards:
      changed === null || afterChange === undefined
        ? null
        : async (services, inside) => afterChange(services, inside, { ...changed, after: applied.records }),
  };
}

/** Whether a change concerns records that make one thing with others, or the settings, which say what that is. */
function isOfGroup(
  kind: DocumentKind,
  before: DocumentRecords,
  after: DocumentRecords,
  touched: ReadonlySet<RecordId>,
): boolean {
  if (touched.has('settings')) return true;
  return [...touched].some((id) =>
    [before[id], after[id]].some(
      (record) => record !== undefined && findRecordDefinition(kind, record.type)?.group !== undefined,
    ),
  );
}

/** What lists, routes and searches read of a document: read with every change, and projected where one changed it. */
const LISTED_RECORDS: readonly RecordId[] = ['settings', 'access'];

/** A client id belongs to an account: a change that another account sent with it counts as somebody else's. */
function senderOf(accountId: AccountId | null, clientId: string): string {
  return `${accountId ?? ''} ${clientId}`;
}

function changedSettings(
  { siteId, change, restores }: NewChange,
  document: DocumentHead,
  before: DocumentRecords,
  after: DocumentRecords,
  at: Date,
): ChangedSettings {
  return { siteId, document, before, after, at, restores, isReverted: change.reverts !== undefined };
}

function latest(a: Date, b: Date): Date {
  return a < b ? b : a;
}

/** Addresses are locked before documents everywhere; see `lockAddresses`. */
function concernsAddress(operation: Operation): boolean {
  if (operationRecordId(operation) !== 'settings') return false;
  return operation.op !== 'set' || documentKinds().addressFields.has(operation.field);
}

/** Writes the log and the presence of a held block in one statement, since every change does both. */
async function writeChange(
  trx: Db,
  siteId: SiteId,
  logged: LoggedChange,
  clientId: string,
  touched: ReadonlySet<RecordId>,
  at: Date,
): Promise<void> {
  const { documentId, version } = logged;
  const nameWords = logged.nameWords === undefined ? null : JSON.stringify(logged.nameWords);
  const reverts = logged.reverts === undefined ? null : JSON.stringify(logged.reverts);
  await sql`with logged as (
      insert into document_changes (site_id, document_id, version, id, author_id, author_name, client_id, name,
        name_words, gesture_id, operations, inverse, conflicts, reverts, at)
      values (${siteId}, ${documentId}, ${version}, ${logged.id}, ${logged.authorId}, ${logged.authorName},
        ${clientId}, ${logged.name}, ${nameWords}, ${logged.gestureId}, ${JSON.stringify(logged.operations)},
        ${JSON.stringify(logged.inverse)}, ${JSON.stringify(logged.conflicts)}, ${reverts}, ${at})
    )
    update document_presence set held_at = ${at}, seen_at = ${at}
    where site_id = ${siteId} and document_id = ${documentId} and client_id = ${clientId}
      and account_id = ${logged.authorId} and held_block_id = any(${[...touched]}::text[])`.execute(trx);
}
