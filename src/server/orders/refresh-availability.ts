import { invariant } from '#lib/invariant.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { availabilityChanged } from './order-happened.ts';

/**
 * Pages say whether something can be had, and how few are left: they are made anew right after an order changed that, or gave
 * something back (ORD-90, ORD-91). Not in the transaction of the order, where all orders of a site would wait for each other.
 */
export const refreshAvailability = defineEventConsumer({
  name: 'refresh-availability',
  events: [availabilityChanged],
  async consume(_services, { siteId }, trx) {
    invariant(siteId !== null, 'products are of a site');
    await bumpRevision(trx, siteId);
  },
});
