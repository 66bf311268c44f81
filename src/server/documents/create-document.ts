import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import type {
  AccountId,
  DocumentId,
  DocumentKind,
  DocumentRecords,
  SiteId,
} from '#domain/documents/record.ts';
import { migrateRecords } from '#domain/records/migrate-records.ts';
import type { Words } from '#messages/message.ts';
import type { Db } from '#server/platform/database/database.ts';
import { databaseTime } from '#server/platform/database/database-time.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { findAuthorName } from './author-name.ts';
import { documentKinds, kindOf } from './document-kinds.ts';
import { goLive } from './go-live.ts';
import { growthOf, NO_RECORDS, refuseOverfull } from './document-limits.ts';
import { replaceFileUses } from './file-uses.ts';
import type { StoredDocument } from './stored-document.ts';
import { validateDocument, validateStored } from './validate-records.ts';
import { projectDocument } from './project-documents.ts';
import { writeRecords, writeSnapshot } from './write-records.ts';

export interface NewDocument {
  readonly siteId: SiteId;
  readonly id?: DocumentId;
  readonly kind: DocumentKind;
  /** Required for items. */
  readonly collectionId?: DocumentId | null;
  readonly records: DocumentRecords;
  readonly authorId: AccountId | null;
  /** What was done, as the history names it: 'Create page'. */
  readonly name: Words | string;
  readonly at?: Date;
  /** The records were stored before, in another document: their fields are not validated again. */
  readonly isStored?: true;
  /** The records that these were copied from: problems they had already may be copied. */
  readonly copiedFrom?: DocumentRecords;
}

/**
 * Creates a document at version 0: as a draft, but for kinds that are live at once. Throws `url-taken` where its address belongs to another,
 * `url-invalid`, `invalid-input`, `too-many-blocks`, `too-many-links` and `too-many-records` where its records are not valid,
 * `not-found` and `document-removed` where its collection is not there, `site-quota-reached` and
 * `account-quota-reached` where there are too many already. Inside a transaction.
 */
export async function createDocument(trx: Db, given: NewDocument): Promise<StoredDocument> {
  const { siteId, kind } = given;
  const records = migrateRecords(given.records);
  const id = given.id ?? createId<'document'>();
  const collectionId = given.collectionId ?? null;
  const at = given.at ?? (await databaseTime(trx));
  const recordIds = Object.keys(records);
  const { name, nameWords } =
    typeof given.name === 'string' ? { name: given.name, nameWords: null } : changeName(given.name);
  if (given.isStored === true) validateStored(kind, records, recordIds);
  else validateDocument(kind, records, given.copiedFrom);
  refuseOverfull(NO_RECORDS, growthOf({}, records, recordIds));
  const definition = kindOf(kind);
  definition.validateNew?.(records);
  if (definition.entry !== undefined) await documentKinds().lockAddresses(trx, siteId);
  if (collectionId !== null) await keepHolder(trx, siteId, collectionId, definition.within);
  await trx
    .insertInto('documents')
    .values({
      site_id: siteId,
      id,
      kind,
      collection_id: collectionId,
      created_at: at,
      created_by: given.authorId,
      created_by_name: await findAuthorName(trx, given.authorId),
      created_as: name,
      created_as_words: nameWords === null ? null : JSON.stringify(nameWords),
      updated_at: at,
    })
    .execute();
  await documentKinds().countDocument(trx, siteId);
  await writeRecords(trx, siteId, id, records, recordIds);
  await writeSnapshot(trx, siteId, id, 0, records);
  const head = { id, kind, collectionId, createdAt: at };
  await projectDocument(trx, siteId, 'draft', head, records, at);
  await replaceFileUses(trx, siteId, id, 'draft', records);
  await goLive(trx, siteId, head, { version: 0, before: {}, records, at });
  const publishedVersion = definition.isLiveAtOnce === undefined ? null : 0;
  return { siteId, id, kind, collectionId, version: 0, publishedVersion, removedAt: null, records };
}

/** Locks out a simultaneous removal: nothing is put into a document that is moved to the trash. */
async function keepHolder(
  trx: Db,
  siteId: SiteId,
  holderId: DocumentId,
  kind: DocumentKind | undefined,
): Promise<void> {
  const holder = await trx
    .selectFrom('documents')
    .select(['kind', 'removed_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', holderId)
    .forShare()
    .executeTakeFirst();
  if (holder === undefined || holder.kind !== kind) throw new CallError('not-found');
  if (holder.removed_at !== null) throw new CallError('document-removed');
}
