import { createId } from '#lib/id.ts';
import { freeUrlName } from '#domain/links/url-name.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { entryPath, takenPaths } from '#server/content-entries/entry-addresses.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { holdsOthers, kindOf } from '#server/documents/document-kinds.ts';
import { projectDocument } from '#server/documents/project-documents.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { markRecovered } from '#server/documents/trash-marks.ts';
import { relinkDocuments } from './unlink-documents.ts';
import {
  findSiteDocumentId,
  loadRecords,
  lockDocument,
  type DocumentHead,
} from '#server/documents/queries.ts';

export interface Recovery {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Brings a document back from the trash as a draft, with its links in menus and footer. A collection brings the items
 * back that went with it, an item its collection. An address taken meanwhile gets a number;
 * an item becomes a draft (CONT-184). Throws `not-found` for one that is not in the trash.
 */
export async function recoverDocument(trx: Db, recovery: Recovery): Promise<void> {
  const { siteId, documentId } = recovery;
  await lockPublishing(trx, siteId);
  await lockAddresses(trx, siteId);
  const head = await lockDocument(trx, siteId, documentId);
  if (head === null || head.removedAt === null || kindOf(head.kind).lasts !== 'until-removed')
    throw new CallError('not-found');
  if (head.collectionId !== null) {
    const collection = await lockDocument(trx, siteId, head.collectionId);
    if (collection !== null && collection.removedAt !== null) await recoverOne(trx, recovery, collection);
  }
  await recoverOne(trx, recovery, head);
  if (!holdsOthers(head.kind)) return;
  for (const id of await itemsThatWentWith(trx, siteId, head)) {
    const item = await lockDocument(trx, siteId, id);
    if (item !== null) await recoverOne(trx, recovery, item);
  }
}

/** Of a collection in the trash: its items that were removed by the same step. */
async function itemsThatWentWith(
  trx: Db,
  siteId: SiteId,
  { id: collectionId, kind, removedAt }: DocumentHead,
): Promise<readonly DocumentId[]> {
  if (removedAt === null || !holdsOthers(kind)) return [];
  const rows = await trx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('removed_at', '=', removedAt)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function recoverOne(trx: Db, recovery: Recovery, head: DocumentHead): Promise<void> {
  const { siteId, at } = recovery;
  const row = await trx
    .selectFrom('documents')
    .select('removed_links')
    .where('site_id', '=', siteId)
    .where('id', '=', head.id)
    .executeTakeFirst();
  await markRecovered(trx, siteId, [head.id], at);
  const records = await loadRecords(trx, siteId, head.id);
  const urlName = await freeName(trx, siteId, head, records);
  const operations: Operation[] = [];
  if (urlName !== null) operations.push({ op: 'set', id: 'settings', field: 'urlName', value: urlName });
  if (head.id === recovery.documentId && kindOf(head.kind).hasWorkflow === true) {
    operations.push({ op: 'set', id: 'settings', field: 'workflowState', value: 'draft' });
  }
  if (operations.length === 0) await projectDocument(trx, siteId, 'draft', head, records, at);
  else await change(trx, recovery, head.id, head.version, 'Recover', operations);
  const ids = new Set<string>([head.id, ...(await itemsThatWentWith(trx, siteId, head))]);
  await putLinks(trx, recovery, ids, row?.removed_links ?? []);
}

/** Another name where the address is taken now, null where it is free. */
async function freeName(
  trx: Db,
  siteId: SiteId,
  head: DocumentHead,
  records: Readonly<Record<string, DocumentRecord>>,
): Promise<string | null> {
  const settings = readEntrySettings(head.kind, records);
  if (settings === null) return null;
  const path = await entryPath(trx, siteId, 'draft', settings.urlName, head.collectionId);
  const base = path.slice(0, path.length - settings.urlName.length);
  const taken = await takenPaths(trx, siteId, path, head.id);
  const name = freeUrlName(settings.urlName, (candidate) => taken.has(base + candidate));
  return name === settings.urlName ? null : name;
}

async function putLinks(
  trx: Db,
  recovery: Recovery,
  ids: ReadonlySet<string>,
  links: readonly DocumentRecord[],
): Promise<void> {
  if (links.length === 0) return;
  const siteDocumentId = await findSiteDocumentId(trx, recovery.siteId);
  if (siteDocumentId === null) return;
  const site = await lockDocument(trx, recovery.siteId, siteDocumentId);
  if (site === null) return;
  const records = await loadRecords(trx, recovery.siteId, siteDocumentId);
  const removed = await trx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', recovery.siteId)
    .where('removed_at', 'is not', null)
    .execute();
  const inTrash = new Set<string>(removed.map(({ id }) => id));
  for (const id of ids) inTrash.delete(id);
  const operations = relinkDocuments(records, links, { restored: ids, inTrash });
  if (operations.length > 0)
    await change(trx, recovery, siteDocumentId, site.version, 'Put links back', operations);
}

async function change(
  trx: Db,
  { siteId, author, at }: Recovery,
  documentId: DocumentId,
  baseVersion: number,
  name: string,
  operations: readonly Operation[],
): Promise<void> {
  const id = createId<'change'>(at.getTime());
  const { permissions: _permissions, ...system } = author;
  await appendChange(trx, {
    siteId,
    documentId,
    at,
    author: system,
    isStored: true,
    change: { id, baseVersion, name, gestureId: id, operations },
  });
}
