import * as contract from '#contract/catalogue.ts';
import { isId } from '#lib/id.ts';
import { authorOf } from '#server/documents/author-of.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { changeProducts } from './change-products.ts';
import { findProducts } from './find-products.ts';
import { hasNoProducts, listCatalogue, listCatalogueIds } from './list-catalogue.ts';
import { listFacets } from './list-facets.ts';
import { publishProducts } from './publish-products.ts';
import { recoverProducts, removeProducts } from './remove-products.ts';
import { undoProducts } from './undo-products.ts';

/** Products of all store pages, as their owner finds them. */
export const catalogueRoutes: readonly Route[] = [
  implement(contract.listCatalogue, async ({ services: { db }, site: { siteId }, query }) => {
    const { currency, lowStockFrom } = await loadStoreSettings(db, siteId);
    const found = await listCatalogue(db, siteId, query, lowStockFrom);
    return { ...found, currency, isEmpty: found.total === 0 && (await hasNoProducts(db, siteId)) };
  }),
  implement(contract.getCatalogueFacets, ({ services: { db }, site: { siteId } }) => listFacets(db, siteId)),
  implement(contract.listCatalogueIds, async ({ services: { db }, site: { siteId }, query }) => {
    const { lowStockFrom } = await loadStoreSettings(db, siteId);
    return listCatalogueIds(db, siteId, query, lowStockFrom);
  }),
  implement(contract.changeProducts, ({ services, site: { siteId }, caller, body }) =>
    changeProducts(services, { siteId, author: authorOf(caller), at: new Date(services.now()), ...body }),
  ),
  implement(contract.undoProducts, ({ services, site: { siteId }, caller, body }) =>
    undoProducts(services, { siteId, author: authorOf(caller), at: new Date(services.now()), ...body }),
  ),
  implement(contract.publishProducts, ({ services, site: { siteId }, caller: { account }, body }) =>
    publishProducts(services, siteId, body.documentIds, {
      authorId: account.accountId,
      authorName: account.name,
      at: new Date(services.now()),
    }),
  ),
  implement(contract.removeProducts, ({ services, site: { siteId }, caller, body }) =>
    removeProducts(services, { siteId, author: authorOf(caller), at: new Date(services.now()), ...body }),
  ),
  implement(contract.recoverProducts, ({ services, site: { siteId }, caller, body }) =>
    recoverProducts(services, { siteId, author: authorOf(caller), at: new Date(services.now()), ...body }),
  ),
  implement(contract.findProducts, async ({ services: { db }, site: { siteId }, query }) => {
    const ids = query.ids?.split(',').filter(isId<'document'>) ?? null;
    return { products: await findProducts(db, siteId, { search: query.search, ids }) };
  }),
];
