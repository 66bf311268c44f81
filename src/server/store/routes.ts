import { openStore as openStoreEndpoint, storeFacts } from '#contract/store.ts';
import { openedDocument } from '#server/documents/opened-document.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { openStore } from './open-store.ts';
import { loadStoreSettings } from './queries.ts';

/** The shop of a site: its settings, and what others show of them. */
export const storeRoutes: readonly Route[] = [
  implement(storeFacts, async ({ services, site }) => {
    const { currency, measurementStandard, isPaused } = await loadStoreSettings(services.db, site.siteId);
    return { currency, measurementStandard, isPaused };
  }),

  implement(openStoreEndpoint, async ({ services, site, caller }) => {
    const { siteId } = site;
    const { account, permissions } = caller;
    const { accountId } = account;
    return services.db.transaction().execute(async (trx) => {
      const documentId = await openStore(trx, { siteId, accountId, at: new Date(services.now()) });
      return openedDocument(trx, { siteId, documentId, accountId, permissions });
    });
  }),
];
