import { createId } from '#lib/id.ts';
import { freeUrlName } from '#domain/links/url-name.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/pages/address-lock.ts';
import { entryPath, takenPaths } from '#server/pages/entry-addresses.ts';
import { readEntrySettings } from '#server/pages/entry-settings.ts';
import { projectEntry } from '#server/pages/project-entry.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';
import { appendChange, type ChangeAuthor } from './append-change.ts';
import { markRecovered } from './trash-marks.ts';
import { findSiteDocumentId, loadRecords, lockDocument, type DocumentHead } from './queries.ts';

export interface Recovery {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Brings a document back from the trash as a draft, with its links in the navigation. A collection brings the items
 * back that went with it, an item its collection. An address taken meanwhile gets a number;
 * an item becomes a draft (CONT-184). Throws `not-found` for one that is not in the trash.
 */
export async function recoverDocument(trx: Db, recovery: Recovery): Promise<void> {
  const { siteId, documentId } = recovery;
  await lockPublishing(trx, siteId);
  await lockAddresses(trx, siteId);
  const head = await lockDocument(trx, siteId, documentId);
  if (head === null || head.removedAt === null) throw new CallError('not-found');
  if (head.collectionId !== null) {
    const collection = await lockDocument(trx, siteId, head.collectionId);
    if (collection !== null && collection.removedAt !== null) await recoverOne(trx, recovery, collection);
  }
  await recoverOne(trx, recovery, head);
  if (head.kind !== 'collection') return;
  const items = await trx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', documentId)
    .where('removed_at', '=', head.removedAt)
    .orderBy('id')
    .execute();
  for (const { id } of items) {
    const item = await lockDocument(trx, siteId, id);
    if (item !== null) await recoverOne(trx, recovery, item);
  }
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
  if (head.id === recovery.documentId && head.kind === 'item') {
    operations.push({ op: 'set', id: 'settings', field: 'workflowState', value: 'draft' });
  }
  if (operations.length === 0) await projectEntry(trx, siteId, 'draft', head, records, at);
  else await change(trx, recovery, head.id, head.version, 'Recover', operations);
  await putLinks(trx, recovery, row?.removed_links ?? []);
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

async function putLinks(trx: Db, recovery: Recovery, links: readonly DocumentRecord[]): Promise<void> {
  if (links.length === 0) return;
  const siteDocumentId = await findSiteDocumentId(trx, recovery.siteId);
  if (siteDocumentId === null) return;
  const site = await lockDocument(trx, recovery.siteId, siteDocumentId);
  if (site === null) return;
  const records = await loadRecords(trx, recovery.siteId, siteDocumentId);
  const puts = links
    .filter((link) => records[link.id] === undefined)
    .map((link) => {
      const folder = link['folderId'];
      const isLost = typeof folder === 'string' && records[folder] === undefined;
      return { op: 'put' as const, record: isLost ? { ...link, folderId: null } : link };
    });
  if (puts.length > 0)
    await change(trx, recovery, siteDocumentId, site.version, 'Put back into navigation', puts);
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
  const { roles: _roles, ...system } = author;
  await appendChange(trx, {
    siteId,
    documentId,
    at,
    author: system,
    change: { id, baseVersion, name, gestureId: id, operations },
  });
}
