import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RecordedEvent } from '#server/platform/events/define-event-consumer.ts';

/** The orders that events are about, for a consumer that asks at once which of them it has anything to do for. */
export function ordersOfEvents(db: Db, events: readonly RecordedEvent[]) {
  const siteIds = [...new Set(events.flatMap(({ siteId }) => siteId ?? []))];
  const orderIds = events.map(({ subject }) => subject);
  return db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.site_id', '=', sql<SiteId>`any(${siteIds}::char(24)[])`)
    .where('orders.id', '=', sql<Id<'order'>>`any(${orderIds}::char(24)[])`);
}

/** The ids that such a question found. */
export async function subjectsOf(
  question: Pick<ReturnType<typeof ordersOfEvents>, 'execute'>,
): Promise<ReadonlySet<string>> {
  return new Set((await question.execute()).map(({ id }) => id));
}
