import { provideDocumentKinds, type DocumentKindDefinition } from '#server/documents/document-kinds.ts';
import type { DocumentKind } from '#domain/documents/record.ts';
import { lockAddresses } from './content-entries/address-lock.ts';
import {
  ADDRESS_FIELDS,
  collectionDocument,
  itemDocument,
  pageDocument,
} from '#server/pages/document-kinds.ts';
import { opensProduct } from '#server/products/opens-product.ts';
import { wakeForItem } from '#server/publishing/wake-for-item.ts';
import { reserveStorage } from '#server/quotas/reserve-storage.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { siteDocument } from '#server/sites/site-document.ts';
import { storeDocument } from '#server/store/store-document.ts';

/** Every kind of document; one without an entry does not compile. */
const DEFINITIONS: Readonly<Record<DocumentKind, DocumentKindDefinition>> = {
  site: siteDocument,
  page: pageDocument,
  collection: collectionDocument,
  item: { ...itemDocument, afterChange: wakeForItem, opensTo: opensProduct },
  synced: { lasts: 'while-shown' },
  store: storeDocument,
};

/** Called where a process starts. */
export function registerDocumentKinds(): void {
  provideDocumentKinds({
    definitions: DEFINITIONS,
    lockAddresses,
    refreshPages: bumpRevision,
    addressFields: ADDRESS_FIELDS,
    countDocument: (trx, siteId) => reserveStorage(trx, siteId, { documents: 1 }),
  });
}
