import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { mailRefused } from '#server/platform/mail/mail-refused.ts';
import { addOrderEvent } from './add-order-event.ts';
import { loadOrder } from './queries.ts';

const orderIdSchema = idSchema<'order'>();

/** Says in the timeline of an order that a mail about it never left, and changes nothing else of it (ORD-142). */
export const noteRefusedMail = defineEventConsumer({
  name: 'note-refused-mail',
  events: [mailRefused],
  async consume(services, { siteId, subject, params: { kind } }, trx) {
    if (siteId === null) return;
    const order = await loadOrder(trx, siteId, orderIdSchema.parse(subject));
    if (order === null) return;
    const by = { kind: 'system' } as const;
    const at = new Date(services.now());
    await addOrderEvent(trx, siteId, order.id, { kind: 'mailRefused', by, data: { text: kind }, at });
  },
});
