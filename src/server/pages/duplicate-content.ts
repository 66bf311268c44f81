import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import { newVariantId } from '#domain/products/variant.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { DEFAULT_COLLECTION_TYPE, findCollection } from '#domain/collections/collections.ts';
import {
  SINGLETON_RECORD_TYPES,
  type DocumentId,
  type DocumentRecords,
  type SiteId,
} from '#domain/documents/record.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { fill } from '#messages/message.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { findSiteDocumentId, loadDocument, loadRecords } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { copyCommentChoice } from './copy-comment-choice.ts';
import { addNavLink, type CreatedPage } from './create-page.ts';
import { freeAddress } from './free-address.ts';
import { kindOf } from '#server/documents/document-kinds.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { refuseFullCollection } from './refuse-full-collection.ts';

const SINGLETONS: ReadonlySet<string> = new Set(SINGLETON_RECORD_TYPES);
const MAX_TITLE_LENGTH = 200;

export interface Duplicate {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Copies a page, a collection (without its items) or an item as a new draft with a free address; a page's copy stands
 * in the same navigation. Throws `not-found`, `document-removed`, `too-many-items` for one more than the collection holds (CONT-196).
 */
export async function duplicateContent(trx: Db, duplicate: Duplicate): Promise<CreatedPage> {
  const { siteId, documentId, author, at } = duplicate;
  await lockAddresses(trx, siteId);
  const original = await loadDocument(trx, siteId, documentId);
  if (original === null) throw new CallError('not-found');
  if (original.removedAt !== null) throw new CallError('document-removed');
  const settings = readEntrySettings(original.kind, original.records);
  if (settings === null) throw new CallError('not-found');
  if (original.collectionId !== null) {
    const collection = await findEntryOfDocument(trx, siteId, 'draft', original.collectionId);
    const { maxItems } = findCollection(collection?.collectionType ?? DEFAULT_COLLECTION_TYPE);
    if (maxItems !== null) await refuseFullCollection(trx, siteId, original.collectionId, maxItems);
  }
  const base = await basePath(trx, siteId, original.collectionId);
  const urlName = await freeAddress(trx, siteId, base, `${settings.urlName}-copy`);
  const title = cutText(`${settings.title} (copy)`, MAX_TITLE_LENGTH);
  const { id } = await createDocument(trx, {
    siteId,
    kind: original.kind,
    collectionId: original.collectionId,
    records: copyRecords(original.records, kindOf(original.kind).hasWorkflow === true, { title, urlName }),
    authorId: author.accountId,
    name: fill(siteSteps.duplicateOf, { title: settings.title }),
    isStored: true,
    at,
  });
  await copyCommentChoice(trx, siteId, documentId, id, at);
  const isInMenu = await isInMainNavigation(trx, siteId, documentId);
  return { documentId: id, navLinkId: isInMenu ? await addNavLink(trx, duplicate, id) : null };
}

/** The same records under new ids, so that a block can be moved between the copies. */
function copyRecords(
  records: DocumentRecords,
  hasWorkflow: boolean,
  settings: { readonly title: string; readonly urlName: string },
): DocumentRecords {
  const ids = new Map<string, string>();
  for (const { id, type } of Object.values(records)) {
    ids.set(id, SINGLETONS.has(id) ? id : type === 'variant' ? newVariantId() : createId());
  }
  const copies = Object.values(records).map((record) => {
    const copy = { ...record, id: ids.get(record.id) ?? record.id };
    for (const field of ['sectionId', 'folderId', 'parentId', 'imageId'] as const) {
      const holder = record[field];
      if (typeof holder === 'string') Object.assign(copy, { [field]: ids.get(holder) ?? holder });
    }
    // Values of a variant stand by the ids of options.
    if (record.type === 'variant' && isJsonObject(record['values'])) {
      const values = Object.entries(record['values']);
      Object.assign(copy, {
        values: Object.fromEntries(values.map(([option, value]) => [ids.get(option) ?? option, value])),
      });
    }
    if (record.id === 'settings')
      Object.assign(copy, settings, hasWorkflow ? { workflowState: 'draft' } : {});
    return copy;
  });
  return Object.fromEntries(copies.map((copy) => [copy.id, copy]));
}

async function basePath(trx: Db, siteId: SiteId, collectionId: DocumentId | null): Promise<string> {
  if (collectionId === null) return '/';
  const collection = await trx
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('document_id', '=', collectionId)
    .executeTakeFirst();
  if (collection === undefined) throw new CallError('document-removed');
  return `${collection.path}/`;
}

async function isInMainNavigation(trx: Db, siteId: SiteId, documentId: DocumentId): Promise<boolean> {
  const siteDocumentId = await findSiteDocumentId(trx, siteId);
  if (siteDocumentId === null) return false;
  const records = await loadRecords(trx, siteId, siteDocumentId);
  return Object.values(records).some((record) => {
    const target: JsonValue | undefined = record['target'];
    return (
      record.type === 'nav-link' &&
      record['navigation'] !== 'hidden' &&
      isJsonObject(target) &&
      target['documentId'] === documentId
    );
  });
}
