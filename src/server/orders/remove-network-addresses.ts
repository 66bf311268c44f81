import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { visitorDataRestricted } from '#server/sites/visitor-data-restricted.ts';

/** Takes network addresses out of orders where a site keeps none any longer (CONS-19, ORD-154). */
export const removeOrderNetworkAddresses = defineEventConsumer({
  name: 'remove-order-network-addresses',
  events: [visitorDataRestricted],
  async consume(_services, { siteId }, trx) {
    if (siteId === null) return;
    await trx
      .updateTable('orders')
      .set({ network_address: null })
      .where('site_id', '=', siteId)
      .where('network_address', 'is not', null)
      .execute();
  },
});
