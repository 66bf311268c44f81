import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { visitorDataRestricted } from '#server/sites/visitor-data-restricted.ts';

/** Erases network addresses of members where a site keeps them no longer (MEMB-34, CONS-19). */
export const removeNetworkAddresses = defineEventConsumer({
  name: 'remove-member-network-addresses',
  events: [visitorDataRestricted],
  async consume(_services, { siteId }, trx) {
    if (siteId === null) return;
    await trx.deleteFrom('member_network_addresses').where('site_id', '=', siteId).execute();
  },
});
