import { removeReleasedContent } from '#server/files/remove-released-content.ts';
import type { EventConsumer } from '#server/platform/events/define-event-consumer.ts';

/** Everything that hears of events. */
export const EVENT_CONSUMERS: readonly EventConsumer[] = [removeReleasedContent];
