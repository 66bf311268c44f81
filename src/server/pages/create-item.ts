import { collectionSettingsSchema, holdsOwnSlides } from '#domain/collections/collection-settings.ts';
import { TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { fillBlogUrlPattern } from '#domain/links/fill-blog-url-pattern.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { findSiteDocumentId, loadRecords } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from './address-lock.ts';
import { freeAddress } from './create-page.ts';
import { newItemRecords } from './document-templates.ts';
import { findEntryOfDocument } from './queries.ts';
import { refuseFullCollection } from './refuse-full-collection.ts';

export interface NewItem {
  readonly siteId: SiteId;
  readonly collectionId: DocumentId;
  readonly title: string;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Creates an item as a draft, its address made by the collection's pattern (LINK-56, LINK-58). Throws `not-found` for an
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
  const pattern = await urlPatternOf(trx, siteId, collectionId);
  const name = fillBlogUrlPattern(pattern, title, at, await timeZoneOf(trx, siteId));
  const urlName = await freeAddress(trx, siteId, `${collection.path}/`, name);
  const { id } = await createDocument(trx, {
    siteId,
    kind: 'item',
    collectionId,
    records: newItemRecords(
      title,
      urlName,
      isPortfolio ? '' : author.name,
      at.toISOString(),
      isPortfolio ? 'portfolio-item' : 'text',
    ),
    authorId: author.accountId,
    name: 'Create item',
    at,
  });
  return id;
}

async function urlPatternOf(trx: Db, siteId: SiteId, collectionId: DocumentId): Promise<string> {
  const { settings } = await loadRecords(trx, siteId, collectionId);
  const parsed = collectionSettingsSchema.safeParse(settings);
  return parsed.success ? parsed.data.itemUrlPattern : TITLE_ONLY_URL_PATTERN;
}

async function timeZoneOf(trx: Db, siteId: SiteId): Promise<string> {
  const documentId = await findSiteDocumentId(trx, siteId);
  const records = documentId === null ? {} : await loadRecords(trx, siteId, documentId);
  const parsed = siteSettingsSchema.safeParse(records['settings']);
  return parsed.success ? parsed.data.timeZone : 'UTC';
}
