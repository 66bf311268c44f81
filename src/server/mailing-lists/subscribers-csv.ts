import type { SiteId } from '#domain/documents/record.ts';
import { SUBSCRIBER_COLUMNS } from '#domain/newsletters/subscriber-csv.ts';
import type { Id } from '#lib/id.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listSubscribersBefore, type SubscriberFilter, type SubscriberRow } from './subscribers.ts';

const BATCH = 500;

/** The people of a list as CSV, batch by batch (NEWS-68); importing it elsewhere gives the same people and states. */
export async function* subscribersCsv(
  db: Db,
  siteId: SiteId,
  filter: SubscriberFilter,
): AsyncGenerator<string> {
  yield beginCsv([[...SUBSCRIBER_COLUMNS]]);
  let before: { readonly createdAt: Date; readonly id: Id<'subscriber'> } | null = null;
  for (;;) {
    const rows = await listSubscribersBefore(db, siteId, filter, before, BATCH);
    if (rows.length > 0) yield writeCsv(rows.map(cellsOf));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    before = last;
  }
}

function cellsOf(row: SubscriberRow): string[] {
  const since = row.stateSince.toISOString();
  return [
    row.email,
    row.firstName,
    row.lastName,
    row.state,
    row.createdAt.toISOString(),
    row.confirmedAt?.toISOString() ?? '',
    row.state === 'unsubscribed' ? since : '',
    row.state === 'bounced' ? since : '',
  ];
}
