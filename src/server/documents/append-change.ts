import { sql } from 'kysely';
import { isId } from '#lib/id.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import { transitionProblem } from '#domain/collections/workflow-transitions.ts';
import { missingPermission } from '#domain/documents/authorise-operation.ts';
import type { Change, LoggedChange } from '#domain/documents/change.ts';
import { othersOperations } from '#domain/documents/concurrent.ts';
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
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/pages/address-lock.ts';
import { readEntrySettings } from '#server/pages/entry-settings.ts';
import { findHomePageId } from '#server/pages/find-home-page-id.ts';
import { projectEntry } from '#server/pages/project-entry.ts';
import { refuseInvalidUrl } from '#server/pages/refuse-invalid-url.ts';
import { documentNotice } from './document-notice.ts';
import { updateFileUses } from './file-uses.ts';
import { notifyOnCommit } from './notify-on-commit.ts';
import { changesSince, findChange, findDocumentHead, loadRecords, lockDocument } from './queries.ts';
import { SNAPSHOT_INTERVAL } from './records-at-version.ts';
import { validateRecords } from './validate-records.ts';
import { writeRecords, writeSnapshot } from './write-records.ts';

export interface ChangeAuthor {
  readonly accountId: AccountId | null;
  readonly name: string;
  /** Absent for Portico itself, which was authorised elsewhere. */
  readonly roles?: readonly WebsiteRole[];
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
   * What comes back was there before: the states an item goes through are not asked for. Of a whole site, which page is
   * the home page is not asked for either: its documents come back one after the other.
   */
  readonly restores?: 'document' | 'site';
}

export interface Appended {
  readonly logged: LoggedChange;
  /** The records after the change; null when it had been saved before. */
  readonly records: DocumentRecords | null;
  /** When the item goes live by itself, where this change said so. */
  readonly scheduledFor: Date | null;
}

/**
 * Saves a change: brings it onto the newest version, checks every operation, applies and logs it, and keeps lists in
 * line, all in the transaction given. A change that was saved before is answered as it was then.
 * Throws `not-found`, `document-removed`, `version-unknown`, `not-permitted`, `invalid-input`, `too-many-blocks`,
 * `url-invalid`, `url-taken`, `home-page-needed`; nothing has been written then.
 */
export async function appendChange(trx: Db, given: NewChange): Promise<Appended> {
  const { siteId, documentId, change, author } = given;
  if (change.operations.some(concernsAddress)) await lockAddresses(trx, siteId);
  const document = await lockDocument(trx, siteId, documentId);
  if (document === null) throw new CallError('not-found');
  const known = await findChange(trx, siteId, documentId, change.id);
  if (known !== null) return { logged: known, records: null, scheduledFor: null };
  if (document.removedAt !== null) throw new CallError('document-removed');
  // It may have waited for others: times follow the versions, so that a time names one state of a document.
  const at = latest(given.at ?? new Date(), document.updatedAt);
  if (change.baseVersion > document.version) throw new CallError('version-unknown');
  const clientId = author.clientId ?? 'portico';
  const since =
    change.baseVersion === document.version
      ? []
      : await changesSince(trx, siteId, documentId, change.baseVersion);
  const concurrent = othersOperations(
    since.map((sent) => ({ clientId: sent.clientId, operations: sent.logged.operations })),
    clientId,
  );
  const before = await loadRecords(trx, siteId, documentId);
  const rebased = rebaseOperations(change.operations, concurrent, before);
  if (author.roles !== undefined) authorise(rebased.operations, author.roles, document.kind, before);
  const applied = applyOperations(before, rebased.operations);
  const touched = new Set(applied.effective.map(operationRecordId));
  validateRecords(document.kind, before, applied.records, touched);
  if (document.kind === 'site' && touched.has('settings') && given.restores !== 'site') {
    await refuseUnknownHomePage(trx, siteId, before, applied.records);
  }
  const version = document.version + 1;
  const scheduledFor = touched.has('settings')
    ? await projectSettings(trx, given, document, before, applied.records, at)
    : null;
  const logged: LoggedChange = {
    id: change.id,
    documentId,
    version,
    authorId: author.accountId,
    authorName: author.name,
    name: change.name,
    gestureId: change.gestureId,
    operations: applied.effective,
    inverse: applied.inverse,
    conflicts: rebased.conflicts,
    ...(change.reverts === undefined ? {} : { reverts: change.reverts }),
    at: at.toISOString(),
  };
  await writeChange(trx, siteId, logged, clientId, touched, at);
  await writeRecords(trx, siteId, documentId, applied.records, touched);
  if (version % SNAPSHOT_INTERVAL === 0) {
    await writeSnapshot(trx, siteId, documentId, version, applied.records);
  }
  await updateFileUses(trx, siteId, documentId, 'draft', before, applied.records, touched);
  await notifyOnCommit(
    trx,
    'document-changed',
    documentNotice({ siteId, documentId, kind: 'changed', version }),
  );
  return { logged, records: applied.records, scheduledFor };
}

/** The root of a site cannot be a page that is not there. */
async function refuseUnknownHomePage(
  trx: Db,
  siteId: SiteId,
  before: DocumentRecords,
  after: DocumentRecords,
): Promise<void> {
  const chosen = after['settings']?.['homePageId'];
  if (typeof chosen !== 'string' || chosen === before['settings']?.['homePageId']) return;
  const page = isId(chosen) ? await findDocumentHead(trx, siteId, chosen as DocumentId) : null;
  if (page?.kind === 'page' && page.removedAt === null) return;
  throw new CallError('invalid-input', {}, { 'settings.homePageId': 'Choose a page of this site.' });
}

function latest(a: Date, b: Date): Date {
  return a < b ? b : a;
}

/** Addresses are locked before documents, everywhere; see `lockAddresses`. */
function concernsAddress(operation: Operation): boolean {
  if (operationRecordId(operation) !== 'settings') return false;
  return operation.op !== 'set' || operation.field === 'urlName';
}

function authorise(
  operations: readonly Operation[],
  roles: readonly WebsiteRole[],
  documentKind: DocumentKind,
  before: DocumentRecords,
): void {
  let records = before;
  for (const operation of operations) {
    const record = records[operationRecordId(operation)];
    const missing = missingPermission(operation, { roles, documentKind, record });
    if (missing !== null) throw new CallError('not-permitted');
    records = applyOperations(records, [operation]).records;
  }
}

async function projectSettings(
  trx: Db,
  { siteId, change, restores }: NewChange,
  document: Parameters<typeof projectEntry>[3],
  before: DocumentRecords,
  after: DocumentRecords,
  at: Date,
): Promise<Date | null> {
  const was = readEntrySettings(document.kind, before);
  const now = readEntrySettings(document.kind, after);
  if (now === null) return null;
  if (was?.urlName !== now.urlName) {
    refuseInvalidUrl(document.kind, now.urlName);
  }
  const isNewState = was !== null && was.workflowState !== now.workflowState;
  if (isNewState && restores === undefined && change.reverts === undefined) {
    const problem = transitionProblem(was.workflowState, now.workflowState, now.publishAt);
    if (problem !== null) throw new CallError('invalid-input', {}, { 'settings.workflowState': problem });
  }
  const isSwitchedOff = was?.isEnabled === true && !now.isEnabled;
  if (isSwitchedOff && restores !== 'site' && (await findHomePageId(trx, siteId)) === document.id) {
    throw new CallError('home-page-needed');
  }
  await projectEntry(trx, siteId, 'draft', document, after, at);
  return now.workflowState === 'scheduled' && now.publishAt !== null ? new Date(now.publishAt) : null;
}

/** The log, the version, and the pause of a held block, in one statement: this is done for every change. */
async function writeChange(
  trx: Db,
  siteId: SiteId,
  logged: LoggedChange,
  clientId: string,
  touched: ReadonlySet<RecordId>,
  at: Date,
): Promise<void> {
  const { documentId, version } = logged;
  const reverts = logged.reverts === undefined ? null : JSON.stringify(logged.reverts);
  await sql`with logged as (
      insert into document_changes (site_id, document_id, version, id, author_id, author_name, client_id, name,
        gesture_id, operations, inverse, conflicts, reverts, at)
      values (${siteId}, ${documentId}, ${version}, ${logged.id}, ${logged.authorId}, ${logged.authorName},
        ${clientId}, ${logged.name}, ${logged.gestureId}, ${JSON.stringify(logged.operations)},
        ${JSON.stringify(logged.inverse)}, ${JSON.stringify(logged.conflicts)}, ${reverts}, ${at})
    ), holding as (
      update document_presence set held_at = ${at}, seen_at = ${at}
      where site_id = ${siteId} and document_id = ${documentId} and client_id = ${clientId}
        and held_block_id = any(${[...touched]}::text[])
    )
    update documents set version = ${version}, updated_at = ${at}
    where site_id = ${siteId} and id = ${documentId}`.execute(trx);
}
