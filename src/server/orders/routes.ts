import { Readable } from 'node:stream';
import * as contract from '#contract/orders.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { publishedSettings } from '#server/sites/site-language.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelPieces } from './cancel-pieces.ts';
import { trackParcel, undoParcel } from './change-parcel.ts';
import { deleteTestOrder } from './delete-test-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { countOrders, selectOrders } from './list-orders.ts';
import { loadOrderPage } from './load-order-page.ts';
import { markPaid } from './mark-paid.ts';
import { markReady } from './mark-ready.ts';
import { noteOrder } from './note-order.ts';
import { ordersCsv } from './orders-csv.ts';
import { refundOrder } from './refund-order.ts';
import { testTicket } from './test-ticket.ts';

/** The orders of a site, for those who fulfil them (ORD-95 to ORD-102, ORD-106). */
export const orderRoutes: readonly Route[] = [
  implement(contract.listOrders, async ({ services, site, query }) =>
    selectOrders(services.db, site.siteId, query),
  ),

  implement(contract.getOrder, async ({ services, site, params, caller: { permissions } }) => {
    const order = await loadOrderPage(services.db, site.siteId, params.orderId, 'orders', permissions);
    if (order === null) throw new CallError('not-found');
    return order;
  }),

  implement(contract.markOrderPaid, async ({ services, site: { siteId }, params, body, caller }) => {
    await markPaid(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.markOrderReady, async ({ services, site: { siteId }, params, body, caller }) => {
    await markReady(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.fulfilOrder, async ({ services, site: { siteId }, params, body, caller }) => {
    const { accountId } = caller.account;
    return { id: await fulfilOrder(services, { siteId, ...params, ...body, accountId }) };
  }),

  implement(contract.undoParcel, async ({ services, site: { siteId }, params, body, caller }) => {
    await undoParcel(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.trackParcel, async ({ services, site: { siteId }, params, body, caller }) => {
    await trackParcel(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.cancelOrder, async ({ services, site: { siteId }, params, body, caller }) => {
    await cancelOrder(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.refundOrder, async ({ services, site: { siteId }, params, body, caller }) => {
    await refundOrder(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.cancelPieces, async ({ services, site: { siteId }, params, body, caller }) => {
    await cancelPieces(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.beginTestOrder, async ({ services, site, caller }) => {
    const ticket = testTicket(services, site.siteId, caller.account.accountId);
    return { url: publicUrl(services.config, site.identifier, `/checkout/test/${ticket}`) };
  }),

  implement(contract.deleteTestOrder, async ({ services, site: { siteId }, params }) => {
    await deleteTestOrder(services, siteId, params.orderId);
    return {};
  }),

  implement(contract.noteOrder, async ({ services, site: { siteId }, params, body, caller }) => {
    await noteOrder(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(contract.prepareOrderExport, async ({ services, site, body }) => ({
    total: await countOrders(services.db, site.siteId, body),
  })),

  implement(contract.exportOrders, async ({ services, site, query, reply }) => {
    const { timeZone } = await publishedSettings(services.db, site.siteId);
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="orders-${site.identifier}.csv"`)
      .send(Readable.from(ordersCsv(services.db, site.siteId, query, timeZone)));
  }),
];
