import * as contract from '#contract/order-drafts.ts';
import { balanceDue, paidTooMuch } from '#domain/orders/balance.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { refundableOf } from '../begin-refund.ts';
import { editOrder } from '../editing/edit-order.ts';
import { loadEditable } from '../editing/load-editable.ts';
import { priceEdit } from '../editing/price-edit.ts';
import { renewLink } from '../balance/renew-link.ts';
import { createOrder } from './create-order.ts';
import { findSellable } from './find-sellable.ts';
import { priceDraft } from './price-draft.ts';
import { shownDraft } from './shown-draft.ts';

/** Orders that owners write, and links to pay by (ORD-100, ORD-105). */
export const orderDraftRoutes: readonly Route[] = [
  implement(contract.findSellable, async ({ services: { db }, site: { siteId }, query }) => ({
    currency: (await loadStoreSettings(db, siteId)).currency,
    ...(await findSellable(db, siteId, query)),
  })),

  implement(contract.priceOrderDraft, async ({ services, site: { siteId }, body }) => {
    const { rules, lines, priced } = await priceDraft(services.db, siteId, body, services.now());
    return shownDraft(rules.currency, lines, priced);
  }),

  implement(contract.createOrder, async ({ services, site: { siteId }, body, caller }) => ({
    id: await createOrder(services, { ...body, siteId, accountId: caller.account.accountId }),
  })),

  implement(contract.priceOrderEdit, async ({ services, site: { siteId }, params: { orderId }, body }) => {
    const { db } = services;
    const editable = await loadEditable(db, siteId, orderId);
    const { lines, priced } = await priceEdit(db, siteId, editable, body, services.now());
    const { order } = editable;
    const sums = { ...order, total: priced.grandTotalCents };
    const refundable = await refundableOf(db, siteId, orderId);
    return {
      ...shownDraft(order.currency, lines, priced),
      due: balanceDue(sums),
      tooMuch: Math.min(paidTooMuch(sums), refundable),
    };
  }),

  implement(contract.editOrder, async ({ services, site: { siteId }, params, body, caller }) => {
    await editOrder(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.renewBalanceLink, async ({ services, site: { siteId }, params, body, caller }) =>
    renewLink(services, { siteId, ...params, ...body, accountId: caller.account.accountId }),
  ),
];
