import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { contentReleased } from './content-released.ts';
import { removeIfUnused } from './remove-unused-content.ts';

/** Takes stored bytes away, also where the process that removed their last file ended at once. */
export const removeReleasedContent = defineEventConsumer({
  name: 'remove-released-content',
  events: [contentReleased],
  async consume(services, { params }, trx) {
    await removeIfUnused(services, trx, params);
  },
});
