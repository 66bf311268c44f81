import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { DEFAULT_STORE_SETTINGS } from '#domain/store/store-settings.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { createDocument } from '#server/documents/create-document.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findStoreDocumentId } from './queries.ts';

interface StoreOpening {
  readonly siteId: SiteId;
  readonly accountId: AccountId;
  readonly at: Date;
}

/**
 * The document of the site's shop: made when it is opened for the first time, as a site has one. Inside a transaction.
 * Throws what `createDocument` throws.
 */
export async function openStore(trx: Db, { siteId, accountId, at }: StoreOpening): Promise<DocumentId> {
  const known = await findStoreDocumentId(trx, siteId);
  if (known !== null) return known;
  // Two people who open it at the same time find the same one.
  await trx.selectFrom('sites').select('id').where('id', '=', siteId).forUpdate().execute();
  const made = await findStoreDocumentId(trx, siteId);
  if (made !== null) return made;
  const { id } = await createDocument(trx, {
    siteId,
    kind: 'store',
    records: { settings: DEFAULT_STORE_SETTINGS },
    authorId: accountId,
    name: siteSteps.openStore,
    at,
  });
  return id;
}
