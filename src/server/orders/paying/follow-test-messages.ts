import type { SiteId } from '#domain/documents/record.ts';
import type { TestPlay } from '#domain/orders/test-plays.ts';
import { createId } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { followMessage } from './follow-message.ts';

/** The messages that the test provider sends beside the buyer's return: two at once, or the later before the earlier (ORD-71). */
export async function followTestMessages(
  services: Services,
  siteId: SiteId,
  providerId: string,
  play: TestPlay,
): Promise<void> {
  const kinds =
    play === 'twice' ? ['succeeded', 'succeeded'] : play === 'swapped' ? ['succeeded', 'processing'] : [];
  const messages = kinds.map((kind) => ({ eventId: createId(services.now()), kind }));
  for (const { eventId, kind } of messages) {
    await services.db
      .insertInto('payment_events')
      .values({
        site_id: siteId,
        provider: 'test',
        event_id: eventId,
        kind,
        about: [providerId],
        received_at: new Date(services.now()),
        handled_at: null,
      })
      .execute();
  }
  await Promise.all(
    messages.map(({ eventId }) => followMessage(services, { siteId, provider: 'test', eventId })),
  );
}
