import { createId } from '#lib/id.ts';
import { DEFAULT_COLLECTION_TYPE, findCollection } from '#domain/collections/collections.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { sourceOfCollection } from '#server/collections/collection-sources.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { newItemRecords } from './document-templates.ts';
import { freeAddress } from './free-address.ts';
import { itemUrlNames } from './item-url-name.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { refuseFullCollection } from './refuse-full-collection.ts';

/** The name of an item's first change in the history; it identifies items that were never edited. */
export const CREATED_AS = siteSteps.createItem;

export interface NewItem {
  readonly siteId: SiteId;
  readonly collectionId: DocumentId;
  readonly title: string;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Creates an item as a draft, its address made by the collection's pattern (LINK-56, LINK-58), with what its type begins
 * with, as a post with an empty text (EDIT-190). Throws `not-found` for an unknown collection and for one that has no
 * items, `too-many-items` for one more than the collection holds (CONT-196, CONT-201).
 */
export async function createItem(trx: Db, item: NewItem): Promise<DocumentId> {
  const { siteId, collectionId, title, author, at } = item;
  await lockAddresses(trx, siteId);
  const collection = await findEntryOfDocument(trx, siteId, 'draft', collectionId);
  if (collection?.kind !== 'collection') throw new CallError('not-found');
  const type = collection.collectionType ?? DEFAULT_COLLECTION_TYPE;
  const { item: itemType, maxItems } = findCollection(type);
  if (itemType === null) throw new CallError('not-found');
  if (maxItems !== null) await refuseFullCollection(trx, siteId, collectionId, maxItems);
  const name = (await itemUrlNames(trx, siteId, collectionId))(title, at);
  const urlName = await freeAddress(trx, siteId, `${collection.path}/`, name);
  const { settings } = newItemRecords(title, urlName, '', at.toISOString(), itemType.recordType);
  const { id } = await createDocument(trx, {
    siteId,
    kind: 'item',
    collectionId,
    records: {
      ...sourceOfCollection(type).item?.beginRecords?.(createId),
      settings: { ...settings, ...itemType.begin({ authorName: author.name }) } as DocumentRecord,
    },
    authorId: author.accountId,
    name: CREATED_AS,
    at,
  });
  return id;
}
