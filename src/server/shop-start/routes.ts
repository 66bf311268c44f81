import * as contract from '#contract/shop-start.ts';
import { stepsDone } from '#domain/store/first-steps.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadSalesReport } from '#server/reports/load-sales-report.ts';
import { countScarceProducts, countWaitingOrders } from './count-waiting.ts';
import { loadShopFacts } from './load-shop-facts.ts';

/** From so many pieces on a product is not scarce. */
const FEW = 5;

/** The start page of Selling: what leads to a first order, and later what there is to do (COMM-116). */
export const shopStartRoutes: readonly Route[] = [
  implement(contract.shopStart, async ({ services, site: { siteId }, caller }) => {
    const maySell = caller.permissions.has('commerce.orders');
    const mayCount = caller.permissions.has('commerce.inventory');
    const [facts, today, orders, products] = await Promise.all([
      loadShopFacts(services.db, siteId),
      maySell ? loadSalesReport(services, siteId, { period: 'today' }) : null,
      maySell ? countWaitingOrders(services.db, siteId) : { toSend: 0, toPay: 0 },
      mayCount ? countScarceProducts(services.db, siteId, FEW) : { low: 0, soldOut: 0 },
    ]);
    return {
      done: [...stepsDone(facts)],
      productPath: facts.productPath,
      today:
        today === null
          ? null
          : {
              orders: today.totals.orders,
              total: today.totals.total + today.totals.refunds,
              currency: today.currency,
            },
      waiting: { ...orders, ...products },
    };
  }),
];
