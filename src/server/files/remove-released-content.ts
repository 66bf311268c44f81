import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { contentReleased } from './content-released.ts';
import { removeIfUnused } from './remove-unused-content.ts';

/** Deletes stored content, also where the process that deleted its last file has died. */
export const removeReleasedContent = defineEventConsumer({
  name: 'remove-released-content',
  events: [contentReleased],
  async consume(services, { params }, trx) {
    await removeIfUnused(services, trx, params);
  },
});
