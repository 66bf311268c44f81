import { Readable } from 'node:stream';
import * as contract from '#contract/inventory.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { countStock } from '#server/products/count-stock.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { inventoryCsv } from './inventory-csv.ts';
import { listInventory } from './list-inventory.ts';
import { listMovements } from './list-movements.ts';

/** How many pieces of each variant there are, as their owner counts them. */
export const inventoryRoutes: readonly Route[] = [
  implement(contract.listInventory, async ({ services: { db }, site: { siteId }, query }) => {
    const { lowStockFrom } = await loadStoreSettings(db, siteId);
    return listInventory(db, siteId, query, lowStockFrom);
  }),

  implement(contract.countInventory, async ({ services, site: { siteId }, caller, body: { counts } }) => {
    const { accountId } = caller.account;
    const at = new Date(services.now());
    const counted = await services.db
      .transaction()
      .execute((trx) => countStock(trx, { siteId, counts, accountId, at }));
    const stock = [...counted].map(([variantId, { isUnlimited, quantity }]) => ({
      variantId,
      quantity: isUnlimited ? null : quantity,
    }));
    return { stock };
  }),

  implement(contract.listStockMovements, ({ services: { db }, site: { siteId }, params, query }) =>
    listMovements(db, siteId, params.variantId, query),
  ),

  implement(contract.exportInventory, async ({ services: { db }, site: { siteId }, query, reply }) => {
    const { lowStockFrom } = await loadStoreSettings(db, siteId);
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="stock.csv"')
      .send(Readable.from(inventoryCsv(db, siteId, query, lowStockFrom)));
  }),
];
