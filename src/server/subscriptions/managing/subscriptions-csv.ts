import type { SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { Id } from '#lib/id.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  agreedAmount,
  LISTED_COLUMNS,
  matchingSubscriptions,
  type SubscriptionsFilter,
} from './list-subscriptions.ts';

const BATCH = 500;
const HEADER = [
  'Subscription',
  'Kind',
  'State',
  'Since',
  'Title',
  'Options',
  'Pieces',
  'Name',
  'Email',
  'Currency',
  'Price',
  'Every',
  'Unit',
  'Charges',
  'Charges in all',
  'Next charge',
  'Ends',
];

interface Place {
  readonly createdAt: Date;
  readonly id: Id<'subscription'>;
}

/** The subscriptions that match as CSV, the newest first: amounts as decimals, times in UTC. Read in batches. */
export async function* subscriptionsCsv(
  db: Db,
  siteId: SiteId,
  filter: SubscriptionsFilter,
): AsyncGenerator<string> {
  yield beginCsv([HEADER]);
  for (let after: Place | null = null; ;) {
    const rows: Awaited<ReturnType<typeof batchOf>> = await batchOf(db, siteId, filter, after);
    if (rows.length > 0) yield writeCsv(rows.map(rowOf));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last;
  }
}

function batchOf(db: Db, siteId: SiteId, filter: SubscriptionsFilter, after: Place | null) {
  return matchingSubscriptions(db, siteId, filter)
    .select([...LISTED_COLUMNS, 'ends_at as endsAt'])
    .where((eb) =>
      after === null
        ? eb.lit(true)
        : eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH)
    .execute();
}

function rowOf(row: Awaited<ReturnType<typeof batchOf>>[number]): readonly string[] {
  return [
    row.id,
    row.kind,
    row.state,
    row.createdAt.toISOString(),
    row.title,
    row.optionText,
    String(row.pieces),
    row.name,
    row.email,
    row.currency,
    moneyValue(toCents(agreedAmount(row.price)), row.currency).value,
    String(row.periodValue),
    row.periodUnit,
    String(row.cycle),
    row.cycles === 0 ? '' : String(row.cycles),
    row.nextAt?.toISOString() ?? '',
    row.endsAt?.toISOString() ?? '',
  ];
}
