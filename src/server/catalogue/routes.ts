import * as contract from '#contract/catalogue.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { hasNoProducts, listCatalogue } from './list-catalogue.ts';
import { listFacets } from './list-facets.ts';

/** Products of all store pages, as their owner finds them. */
export const catalogueRoutes: readonly Route[] = [
  implement(contract.listCatalogue, async ({ services: { db }, site: { siteId }, query }) => {
    const { currency } = await loadStoreSettings(db, siteId);
    const found = await listCatalogue(db, siteId, query, 5);
    return { ...found, currency, isEmpty: found.total === 0 && (await hasNoProducts(db, siteId)) };
  }),
  implement(contract.getCatalogueFacets, ({ services: { db }, site: { siteId } }) => listFacets(db, siteId)),
];
