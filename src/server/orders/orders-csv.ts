import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { matchingOrders, type OrdersFilter } from './list-orders.ts';
import type { OrderId } from './tables.ts';

/** So few that what is made of them is gone before it counts as old, which the memory is kept for longer. */
const BATCH = 100;

const ORDER_HEADER = [
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
  'Gift cards',
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
];
const LINE_HEADER = [
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
  'Item answers',
];
/** Columns of fields that owners added to the checkout over time; those beyond are left out. */
const MAX_FIELD_COLUMNS = 200;

/**
 * The orders that match as CSV, newest first: a row for each line, with the order's data on its first row; amounts as
 * decimals, times in the site's time zone with their offset (ORD-103). Each of the owner's own fields that one of them has
 * is a column with its title of the last of them (ORD-22). It is read in batches, and never as a whole.
 */
export async function* ordersCsv(
  db: Db,
  siteId: SiteId,
  filter: OrdersFilter,
  timeZone: string,
): AsyncGenerator<string> {
  const fields = await fieldsOf(db, siteId, filter);
  yield beginCsv([[...ORDER_HEADER, ...fields.map(({ title }) => title), ...LINE_HEADER]]);
  for (let after: { readonly placedAt: Date; readonly id: OrderId } | null = null; ;) {
    const orders: Awaited<ReturnType<typeof batchOf>> = await batchOf(db, siteId, filter, after);
    const lines = await linesOf(
      db,
      siteId,
      orders.map(({ id }) => id),
    );
    const rows = orders.flatMap((order) => rowsOf(order, lines.get(order.id) ?? [], { fields, timeZone }));
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
      'gift_paid as giftPaid',
      'delivery',
      'delivery_option as option',
      'note',
      'fields',
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

/** The owner's own fields that the orders have, those that were asked first before the others. */
async function fieldsOf(db: Db, siteId: SiteId, filter: OrdersFilter) {
  const found = matchingOrders(db, siteId, filter)
    .select(['id', 'fields'])
    .where(sql<boolean>`fields <> '[]'`);
  const { rows } = await sql<{ readonly id: string; readonly title: string }>`
    select field ->> 'id' as id, (array_agg(field ->> 'title' order by found.id desc))[1] as title
    from (${found}) as found, jsonb_array_elements(found.fields) as field
    group by 1 order by min(found.id), 1 limit ${MAX_FIELD_COLUMNS}`.execute(db);
  return rows;
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
      'answers',
    ])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId as string);
}

type ExportedLine = NonNullable<ReturnType<Awaited<ReturnType<typeof linesOf>>['get']>>[number];

interface Columns {
  readonly fields: Awaited<ReturnType<typeof fieldsOf>>;
  readonly timeZone: string;
}

function rowsOf(
  order: ExportedOrder,
  lines: readonly ExportedLine[],
  { fields, timeZone }: Columns,
): string[][] {
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
    ...[order.total, order.paid, order.refunded, order.giftPaid].map(money),
    ...(address === null
      ? ['', '', '', '', '', '', '', '']
      : [address.name, address.company, address.line1, address.line2, address.city]),
    ...(address === null ? [] : [address.region, address.postalCode, address.country]),
    order.option?.name ?? '',
    order.note,
    ...fields.map(({ id }) => order.fields.find((field) => field.id === id)?.answer ?? ''),
  ];
  const blank = own.map(() => '');
  return lines.map(
    ({ title, options, sku, pieces, unit, amount, discount, tax, refunded, canceled, answers }, place) => [
      ...(place === 0 ? own : blank),
      title,
      options,
      sku,
      String(pieces),
      ...[unit, amount, discount, tax].map(money),
      String(refunded),
      String(canceled),
      answers.map(({ label, answer }) => `${label}: ${answer}`).join('\n'),
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
