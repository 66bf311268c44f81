import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { CollectionType } from '#domain/collections/collection-registry.ts';
import { urlNameOf } from '#domain/links/url-name-of.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { NAVIGATIONS } from '#domain/navigation/nav-link.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { findSiteDocumentId, loadRecords, lockDocument } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { newCollectionRecords, newPageRecords } from './document-templates.ts';
import { freeAddress } from './free-address.ts';
import { layoutRecords } from './layout-records.ts';

export interface NewPage {
  readonly siteId: SiteId;
  readonly title: string;
  readonly kind: 'page' | 'collection';
  readonly collectionType?: CollectionType;
  readonly layoutId?: string;
  readonly navigation: (typeof NAVIGATIONS)[number];
  readonly author: ChangeAuthor;
  readonly at: Date;
}

export interface CreatedPage {
  readonly documentId: DocumentId;
  readonly navLinkId: string | null;
}

/**
 * Creates a page or a collection as a draft: its address comes from the title, with a number where that is taken.
 * One of the main navigation gets a link in the site's draft; one that no menu leads to takes none, so that the site's
 * document does not grow with its pages. Throws `not-found` for an unknown layout.
 */
export async function createPage(trx: Db, page: NewPage): Promise<CreatedPage> {
  const { siteId, title, kind, author, at } = page;
  await lockAddresses(trx, siteId);
  const urlName = await freeAddress(trx, siteId, '/', urlNameOf(title));
  const settings =
    kind === 'page'
      ? newPageRecords(title, urlName)
      : newCollectionRecords(title, urlName, page.collectionType);
  const layout: DocumentRecords = page.layoutId === undefined ? {} : layoutRecords(page.layoutId);
  const { id: documentId } = await createDocument(trx, {
    siteId,
    kind,
    records: { ...settings, ...layout },
    authorId: author.accountId,
    name: kind === 'page' ? siteSteps.createPage : siteSteps.createCollection,
    at,
  });
  return {
    documentId,
    navLinkId: page.navigation === 'main' ? await addNavLink(trx, page, documentId) : null,
  };
}

/** Adds a link at the end of the main navigation of the site's draft; null while the site has no document of its own. */
export async function addNavLink(
  trx: Db,
  { siteId, author, at }: Pick<NewPage, 'siteId' | 'author' | 'at'>,
  documentId: DocumentId,
): Promise<string | null> {
  const siteDocumentId = await findSiteDocumentId(trx, siteId);
  if (siteDocumentId === null) return null;
  const site = await lockDocument(trx, siteId, siteDocumentId);
  if (site === null) return null;
  const id = createId<'record'>(at.getTime());
  const changeId = createId<'change'>(at.getTime());
  await appendChange(trx, {
    siteId,
    documentId: siteDocumentId,
    author,
    at,
    change: {
      id: changeId,
      baseVersion: site.version,
      ...changeName(siteSteps.addToNavigation),
      gestureId: changeId,
      operations: [
        {
          op: 'put',
          record: {
            id,
            type: 'nav-link',
            navigation: 'main',
            order: orderKeyBetween(lastOrder(await loadRecords(trx, siteId, siteDocumentId)), null),
            folderId: null,
            target: { kind: 'document', documentId },
            title: '',
          },
        },
      ],
    },
  });
  return id;
}

function lastOrder(records: DocumentRecords): string | null {
  let last: string | null = null;
  for (const record of Object.values(records)) {
    const { order } = record;
    if (record.type !== 'nav-link' || record['navigation'] !== 'main') continue;
    if (record['folderId'] !== null && record['folderId'] !== undefined) continue;
    if (typeof order === 'string' && (last === null || order > last)) last = order;
  }
  return last;
}
