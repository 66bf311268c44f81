import { createId } from '#lib/id.ts';
import { holdsOwnSlides } from '#domain/collections/collection-settings.ts';
import { postBody } from '#domain/collections/post-body.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from './address-lock.ts';
import { newItemRecords } from './document-templates.ts';
import { freeAddress } from './free-address.ts';
import { itemUrlNames } from './item-url-name.ts';
import { findEntryOfDocument } from './queries.ts';
import { refuseFullCollection } from './refuse-full-collection.ts';

/** How the history names the beginning of an item; one that was never written in is known by it. */
export const CREATED_AS = 'Create item';

export interface NewItem {
  readonly siteId: SiteId;
  readonly collectionId: DocumentId;
  readonly title: string;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Creates an item as a draft, its address made by the collection's pattern (LINK-56, LINK-58); a post holds an empty
 * text to begin with (EDIT-190). Throws `not-found` for an
 * unknown collection and for one that has no items, `too-many-items` for the 251st of a portfolio (CONT-196, CONT-201).
 */
export async function createItem(trx: Db, item: NewItem): Promise<DocumentId> {
  const { siteId, collectionId, title, author, at } = item;
  await lockAddresses(trx, siteId);
  const collection = await findEntryOfDocument(trx, siteId, 'draft', collectionId);
  if (collection?.kind !== 'collection') throw new CallError('not-found');
  if (collection.collectionType !== null && holdsOwnSlides(collection.collectionType)) {
    throw new CallError('not-found');
  }
  const isPortfolio = collection.collectionType === 'portfolio';
  if (isPortfolio) await refuseFullCollection(trx, siteId, collectionId);
  const name = (await itemUrlNames(trx, siteId, collectionId))(title, at);
  const urlName = await freeAddress(trx, siteId, `${collection.path}/`, name);
  const { id } = await createDocument(trx, {
    siteId,
    kind: 'item',
    collectionId,
    records: isPortfolio
      ? newItemRecords(title, urlName, '', at.toISOString(), 'portfolio-item')
      : { ...newItemRecords(title, urlName, author.name, at.toISOString()), ...textRecords() },
    authorId: author.accountId,
    name: CREATED_AS,
    at,
  });
  return id;
}

function textRecords(): DocumentRecords {
  const { section, text } = postBody(createId);
  return { [section.id]: section, [text.id]: text };
}
