import { printOrders } from '#contract/order-prints.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { sendText } from '#server/platform/http/send-text.ts';
import { PRINT_POLICY } from './print-document.ts';
import { printedOrders } from './printed-orders.tsx';

/** Sheets about orders, for the printer (ORD-104). */
export const orderPrintRoutes: readonly Route[] = [
  implement(printOrders, async ({ services, site, query, caller, request, reply }) => {
    const isAccountant = caller.permissions.has('commerce.accounting');
    const page = await printedOrders(services, { siteId: site.siteId, ...query, isAccountant });
    if (page === null) throw new CallError('not-found');
    void reply.header('content-security-policy', PRINT_POLICY).header('cache-control', 'no-store');
    return sendText(request, reply, 'text/html', page);
  }),
];
