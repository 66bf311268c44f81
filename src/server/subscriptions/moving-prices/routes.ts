import * as contract from '#contract/subscription-prices.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { earlierPrices } from './earlier-prices.ts';
import { moveToPriceJob } from './move-to-price-job.ts';

/** New prices for all who subscribe already (MEMB-56). */
export const subscriptionPriceRoutes: readonly Route[] = [
  implement(contract.listEarlierPrices, async ({ services, site }) => ({
    prices: [...(await earlierPrices(services, site.siteId))],
  })),
  implement(contract.moveToPrice, async ({ services, site, caller, body }) => {
    const { siteId } = site;
    const { variantId, period, amount } = body;
    const { unit, value } = period;
    const prices = await earlierPrices(services, siteId);
    const offer = prices.find(
      (each) => each.variantId === variantId && each.period.unit === unit && each.period.value === value,
    );
    // Nobody pays another price: they were moved already.
    if (offer === undefined) return {};
    if (offer.amount !== amount) throw new CallError('subscription-choice');
    const { accountId } = caller.account;
    const { productId } = offer;
    const data = { siteId, accountId, productId, variantId, unit, value, amount };
    await services.jobs.enqueue(moveToPriceJob, data, {
      singletonKey: `${siteId} ${variantId} ${value} ${unit}`,
    });
    return {};
  }),
];
