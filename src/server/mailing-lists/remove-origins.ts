import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { visitorDataRestricted } from '#server/sites/visitor-data-restricted.ts';

/** Takes network addresses and pages out of the consent record, where a site keeps them no longer (CRM-30, CONS-19). */
export const removeConsentOrigins = defineEventConsumer({
  name: 'remove-consent-origins',
  events: [visitorDataRestricted],
  async consume(_services, { siteId }, trx) {
    if (siteId === null) return;
    await trx
      .updateTable('subscription_changes')
      .set({ page_path: '', network_address: null })
      .where('site_id', '=', siteId)
      .where((where) => where.or([where('page_path', '<>', ''), where('network_address', 'is not', null)]))
      .execute();
  },
});
