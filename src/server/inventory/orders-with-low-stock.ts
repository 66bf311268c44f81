import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { ordersOfEvents, subjectsOf } from '#server/orders/orders-of-events.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RecordedEvent } from '#server/platform/events/define-event-consumer.ts';
import { lowStockOfSites } from '#server/store/queries.ts';

/**
 * Which of the orders that events are about hold something of which few are left now, or of which few were left when that
 * was last told (ORD-90). Whoever takes more in the meantime has an event of their own.
 */
export async function ordersWithLowStock(
  db: Db,
  events: readonly RecordedEvent[],
): Promise<ReadonlySet<string>> {
  const siteIds: readonly SiteId[] = [...new Set(events.flatMap(({ siteId }) => siteId ?? []))];
  const lowFrom = await lowStockOfSites(db, siteIds);
  return subjectsOf(
    ordersOfEvents(db, events).where(
      sql<boolean>`exists (select from order_lines line
        join variant_stock stock on stock.site_id = line.site_id and stock.variant_id = line.variant_id
        join unnest(${siteIds}::char(24)[], ${siteIds.map((id) => lowFrom(id))}::integer[]) as low (site_id, quantity)
          on low.site_id = line.site_id
        where line.site_id = orders.site_id and line.order_id = orders.id and not stock.is_unlimited
          and (stock.is_low_told or stock.quantity <= low.quantity))`,
    ),
  );
}
