import * as contract from '#contract/order-drafts.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { renewLink } from '../balance/renew-link.ts';
import { createOrder } from './create-order.ts';
import { findSellable } from './find-sellable.ts';
import { priceDraft } from './price-draft.ts';
import { shownDraft } from './shown-draft.ts';

/** Orders that owners write, and links to pay by (ORD-100, ORD-105). */
export const orderDraftRoutes: readonly Route[] = [
  implement(contract.findSellable, async ({ services: { db }, site: { siteId }, query }) => ({
    currency: (await loadStoreSettings(db, siteId)).currency,
    found: [...(await findSellable(db, siteId, query.search))],
  })),

  implement(contract.priceOrderDraft, async ({ services, site: { siteId }, body }) => {
    const { rules, lines, priced } = await priceDraft(services.db, siteId, body, services.now());
    return shownDraft(rules.currency, lines, priced);
  }),

  implement(contract.createOrder, async ({ services, site: { siteId }, body, caller }) => ({
    id: await createOrder(services, { ...body, siteId, accountId: caller.account.accountId }),
  })),

  implement(contract.renewBalanceLink, async ({ services, site: { siteId }, params, body, caller }) =>
    renewLink(services, { siteId, ...params, ...body, accountId: caller.account.accountId }),
  ),
];
