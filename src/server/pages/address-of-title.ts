import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { isMadeByPattern } from '#domain/links/blog-url-pattern.ts';
import type { DocumentHead } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { EntrySettings } from '#domain/collections/entry-settings.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { freeAddress } from './free-address.ts';
import { itemUrlNames } from './item-url-name.ts';

/**
 * The new address of an item whose title or date changes: it follows them until it was changed by hand or published
 * (EDIT-191, LINK-56). Addresses have to be locked.
 * @returns null where the address stays
 */
export async function addressOfTitle(
  trx: Db,
  siteId: SiteId,
  document: Pick<DocumentHead, 'id' | 'kind' | 'collectionId' | 'publishedVersion'>,
  before: DocumentRecords,
  after: DocumentRecords,
): Promise<Operation | null> {
  const { id, kind, collectionId, publishedVersion } = document;
  if (collectionId === null || publishedVersion !== null) return null;
  const was = readEntrySettings(kind, before);
  const now = readEntrySettings(kind, after);
  if (was === null || now === null || was.urlName !== now.urlName) return null;
  if (was.title === now.title && was.publishAt === now.publishAt) return null;
  const make = await itemUrlNames(trx, siteId, collectionId);
  const former = madeOf(was, make);
  const next = madeOf(now, make);
  if (former === null || next === null || !isMadeByPattern(was.urlName, former)) return null;
  if (isMadeByPattern(now.urlName, next)) return null;
  const collection = await findEntryOfDocument(trx, siteId, 'draft', collectionId);
  if (collection === null || id === collectionId) return null;
  const urlName = await freeAddress(trx, siteId, `${collection.path}/`, next);
  return { op: 'set', id: 'settings', field: 'urlName', value: urlName };
}

function madeOf(
  { title, publishAt }: EntrySettings,
  make: (title: string, at: Date) => string,
): string | null {
  return publishAt === null ? null : make(title, new Date(publishAt));
}
