import { urlNameOf } from '#domain/links/url-name.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from './address-lock.ts';
import { freeAddress } from './create-page.ts';
import { newItemRecords } from './document-templates.ts';
import { findEntryOfDocument } from './queries.ts';

export interface NewItem {
  readonly siteId: SiteId;
  readonly collectionId: DocumentId;
  readonly title: string;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/** Creates an item as a draft, its address from the title below the collection's. Throws `not-found` for an unknown collection. */
export async function createItem(trx: Db, item: NewItem): Promise<DocumentId> {
  const { siteId, collectionId, title, author, at } = item;
  await lockAddresses(trx, siteId);
  const collection = await findEntryOfDocument(trx, siteId, 'draft', collectionId);
  if (collection?.kind !== 'collection') throw new CallError('not-found');
  const urlName = await freeAddress(trx, siteId, `${collection.path}/`, urlNameOf(title));
  const { id } = await createDocument(trx, {
    siteId,
    kind: 'item',
    collectionId,
    records: newItemRecords(title, urlName, author.name, at.toISOString()),
    authorId: author.accountId,
    name: 'Create item',
    at,
  });
  return id;
}
