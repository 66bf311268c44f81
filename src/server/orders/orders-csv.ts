import type { SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { matchingOrders, type OrdersFilter } from './list-orders.ts';
import type { OrderId } from './tables.ts';

const BATCH = 500;

const HEADER = [
  'Order',
  'Date',
  'State',
  'Payment',
  'Name',
  'Email',
  'Phone',
  'Currency',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Tax included',
  'Total',
  'Paid',
  'Refunded',
  'Delivery name',
  'Delivery company',
  'Delivery line 1',
  'Delivery line 2',
  'Delivery city',
  'Delivery region',
  'Delivery postal code',
  'Delivery country',
  'Delivery option',
  'Note',
  'Item',
  'Options',
  'SKU',
  'Quantity',
  'Unit price',
  'Item amount',
  'Item discount',
  'Item tax',
  'Quantity refunded',
  'Quantity canceled',
];
/** Of an order, before those of its lines. */
const ORDER_COLUMNS = 26;

/**
 * The orders that match as CSV, newest first: a row for each line, with the order's data on its first row; amounts as
 * decimals, times in the site's time zone with their offset (ORD-103). It is read in batches, and never as a whole.
 */
export async function* ordersCsv(
  db: Db,
  siteId: SiteId,
  filter: OrdersFilter,
  timeZone: string,
): AsyncGenerator<string> {
  yield beginCsv([HEADER]);
  for (let after: { readonly placedAt: Date; readonly id: OrderId } | null = null; ;) {
    const orders: Awaited<ReturnType<typeof batchOf>> = await batchOf(db, siteId, filter, after);
    const lines = await linesOf(
      db,
      siteId,
      orders.map(({ id }) => id),
    );
    const rows = orders.flatMap((order) => rowsOf(order, lines.get(order.id) ?? [], timeZone));
    if (rows.length > 0) yield writeCsv(rows);
    const last = orders.at(-1);
    if (last === undefined || last.placedAt === null || orders.length < BATCH) return;
    after = { placedAt: last.placedAt, id: last.id };
  }
}

function batchOf(
  db: Db,
  siteId: SiteId,
  filter: OrdersFilter,
  after: { readonly placedAt: Date; readonly id: OrderId } | null,
) {
  return matchingOrders(db, siteId, filter)
    .select([
      'id',
      'shown_number as number',
      'placed_at as placedAt',
      'state',
      'payment_word as payment',
      'name',
      'email',
      'phone',
      'currency',
      'subtotal',
      'discount',
      'shipping',
      'tax',
      'tax_included as taxIncluded',
      'total',
      'paid',
      'refunded',
      'delivery',
      'delivery_option as option',
      'note',
    ])
    .where((eb) =>
      after === null
        ? eb.lit(true)
        : eb(eb.refTuple('placed_at', 'id'), '<', eb.tuple(after.placedAt, after.id)),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH)
    .execute();
}

type ExportedOrder = Awaited<ReturnType<typeof batchOf>>[number];

async function linesOf(db: Db, siteId: SiteId, orderIds: readonly ExportedOrder['id'][]) {
  if (orderIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('order_lines')
    .select([
      'order_id as orderId',
      'title',
      'option_text as options',
      'sku',
      'pieces',
      'unit',
      'amount',
      'discount',
      'tax',
      'refunded',
      'canceled',
    ])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId as string);
}

type ExportedLine = NonNullable<ReturnType<Awaited<ReturnType<typeof linesOf>>['get']>>[number];

function rowsOf(order: ExportedOrder, lines: readonly ExportedLine[], timeZone: string): string[][] {
  const money = (amount: number) => moneyValue(toCents(amount), order.currency).value;
  const address = order.delivery;
  const own = [
    order.number ?? '',
    order.placedAt === null ? '' : timeWithOffset(order.placedAt, timeZone),
    order.state,
    order.payment,
    order.name,
    order.email,
    order.phone,
    order.currency,
    ...[order.subtotal, order.discount, order.shipping, order.tax].map(money),
    order.taxIncluded ? 'yes' : 'no',
    ...[order.total, order.paid, order.refunded].map(money),
    ...(address === null
      ? ['', '', '', '', '', '', '', '']
      : [address.name, address.company, address.line1, address.line2, address.city]),
    ...(address === null ? [] : [address.region, address.postalCode, address.country]),
    order.option?.name ?? '',
    order.note,
  ];
  const blank = Array.from({ length: ORDER_COLUMNS }, () => '');
  return lines.map(
    ({ title, options, sku, pieces, unit, amount, discount, tax, refunded, canceled }, place) => [
      ...(place === 0 ? own : blank),
      title,
      options,
      sku,
      String(pieces),
      ...[unit, amount, discount, tax].map(money),
      String(refunded),
      String(canceled),
    ],
  );
}

/** `2026-11-26T15:28:00+01:00`: the time there, and how far it is from UTC. */
function timeWithOffset(at: Date, timeZone: string): string {
  // Sweden writes days and times as ISO 8601 does.
  const time = zonedFormat('sv-SE', timeZone, { dateStyle: 'short', timeStyle: 'medium' });
  const zone = zonedFormat('en', timeZone, { timeZoneName: 'longOffset' });
  const offset =
    zone
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) ?? '';
  return `${time.format(at).replace(' ', 'T')}${offset === '' ? '+00:00' : offset}`;
}
