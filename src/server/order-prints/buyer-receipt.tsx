import type { FastifyReply } from 'fastify';
import { orderPrints } from '#messages/en/order-prints.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import { sendText } from '#server/platform/http/send-text.ts';
import { PRIVATE_CACHE_CONTROL } from '#server/published/to-cached-answer.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { PRINT_POLICY, printDocument } from './print-document.ts';
import { printWords } from './print-words.ts';
import { loadPrintedShop } from './printed-shop.ts';
import { Receipt } from './receipt.tsx';

/** Sends the buyer the receipt of an order; with its address only where that may be shown (ORD-38, ORD-104). */
export async function sendBuyerReceipt(
  { services, siteId, request, reply }: ShopVisit,
  order: StoredOrder,
  hasAddress: boolean,
): Promise<FastifyReply> {
  const shop = await loadPrintedShop(services.db, siteId);
  const words = printWords(order.language || shop.language, shop.timeZone);
  const billing = hasAddress ? (order.billing ?? order.delivery) : null;
  const page = printDocument({
    shop,
    words,
    title: `${words.translate(orderPrints.receipt)} ${order.number}`,
    isPrintedAtOnce: false,
    sheets: [<Receipt key={order.id} order={order} shop={shop} words={words} billing={billing} />],
  });
  void reply
    .header('content-security-policy', PRINT_POLICY)
    .header('cache-control', PRIVATE_CACHE_CONTROL)
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'same-origin');
  return sendText(request, reply, 'text/html', page);
}
