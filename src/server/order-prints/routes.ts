import type { FastifyReply, FastifyRequest } from 'fastify';
import * as receipts from '#contract/kept-receipts.ts';
import { printOrders } from '#contract/order-prints.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { sendText } from '#server/platform/http/send-text.ts';
import { keptReceipts } from './kept-receipts.ts';
import { listKeptReceipts } from './list-kept-receipts.ts';
import { PRINT_POLICY } from './print-document.ts';
import { printedOrders } from './printed-orders.tsx';

/** Sheets about orders, for the printer (ORD-104), and the receipts that those who keep the books may still see (ORD-153). */
export const orderPrintRoutes: readonly Route[] = [
  implement(printOrders, async ({ services, site, query, caller, request, reply }) => {
    const isAccountant = caller.permissions.has('commerce.accounting');
    const page = await printedOrders(services, { siteId: site.siteId, ...query, isAccountant });
    return sendPage(request, reply, page);
  }),

  implement(receipts.listKeptReceipts, async ({ services, site, query }) =>
    listKeptReceipts(services.db, site.siteId, { ...query, now: services.now() }),
  ),

  implement(receipts.printKeptReceipts, async ({ services, site: { siteId }, query, request, reply }) => {
    const { ids } = query;
    // Orders of people who were not erased are for those who may see orders.
    const kept = await keptReceipts(services.db, siteId, ids, services.now());
    if (ids.some((id) => !kept.has(id))) throw new CallError('not-found');
    const page = await printedOrders(services, { siteId, kind: 'receipts', ids, isAccountant: true });
    return sendPage(request, reply, page);
  }),
];

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string | null): Promise<FastifyReply> {
  if (page === null) throw new CallError('not-found');
  void reply.header('content-security-policy', PRINT_POLICY).header('cache-control', 'no-store');
  return sendText(request, reply, 'text/html', page);
}
