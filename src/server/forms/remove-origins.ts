import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { visitorDataRestricted } from '#server/sites/visitor-data-restricted.ts';

/** Takes the pages away that answers to forms came from, where a site keeps them no longer (CRM-30). */
export const removeFormOrigins = defineEventConsumer({
  name: 'remove-form-origins',
  events: [visitorDataRestricted],
  async consume(_services, { siteId }, trx) {
    if (siteId === null) return;
    await trx
      .updateTable('form_submissions')
      .set({ page_path: '', page_title: '', page_id: '' })
      .where('site_id', '=', siteId)
      .where((where) => where.or([where('page_path', '<>', ''), where('page_title', '<>', '')]))
      .execute();
  },
});
