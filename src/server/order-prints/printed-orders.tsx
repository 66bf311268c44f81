import type { PrintKind } from '#contract/order-prints.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import { orderPrints } from '#messages/en/order-prints.ts';
import { loadOrder, type StoredOrder } from '#server/orders/queries.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { keptReceipts } from './kept-receipts.ts';
import { PackingSlip } from './packing-slip.tsx';
import { printDocument } from './print-document.ts';
import { printWords } from './print-words.ts';
import { loadPrintedShop } from './printed-shop.ts';
import { Receipt } from './receipt.tsx';

interface PrintRequest {
  readonly siteId: SiteId;
  readonly kind: PrintKind;
  readonly ids: readonly OrderId[];
  /** May see who paid an order of somebody who was erased, as long as the law asks for it (ORD-153). */
  readonly isAccountant: boolean;
}

/** Slips or receipts of orders, each in the language of its buyer; null where one of them is no order of the site. */
export async function printedOrders(
  { db, now }: Services,
  { siteId, kind, ids, isAccountant }: PrintRequest,
): Promise<string | null> {
  const shop = await loadPrintedShop(db, siteId);
  const orders: StoredOrder[] = [];
  for (const id of ids) {
    const order = await loadOrder(db, siteId, id);
    if (order === null) return null;
    orders.push(order);
  }
  const kept = isAccountant && kind === 'receipts' ? await keptReceipts(db, siteId, ids, now()) : new Map();
  const words = printWords(shop.language, shop.timeZone);
  const sheets = orders.map((order) => {
    const own = printWords(order.language || shop.language, shop.timeZone);
    if (kind !== 'receipts') {
      return (
        <PackingSlip
          key={order.id}
          order={order}
          shop={shop}
          words={own}
          hasPrices={kind === 'pricedSlips'}
        />
      );
    }
    const billing: OrderAddress | null = kept.get(order.id) ?? order.billing ?? order.delivery;
    return <Receipt key={order.id} order={order} shop={shop} words={own} billing={billing} />;
  });
  const title = words.translate(kind === 'receipts' ? orderPrints.receipt : orderPrints.packingSlip);
  const numbers = orders.map(({ number }) => number);
  const named = numbers.length > 2 ? `${numbers[0]} – ${numbers.at(-1)}` : numbers.join(', ');
  return printDocument({ shop, words, title: `${title} ${named}`, isPrintedAtOnce: true, sheets });
}
