import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { followPayment } from './follow-payment.ts';

interface Message {
  readonly siteId: SiteId;
  readonly provider: string;
  readonly eventId: string;
}

/** Asks where the payments stand that a message is about; of others, and of other kinds, nothing follows (ORD-78, ORD-164). */
export async function followMessage(
  services: Services,
  { siteId, provider, eventId }: Message,
): Promise<void> {
  const { db } = services;
  const event = await db
    .selectFrom('payment_events')
    .select('about')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (event === undefined) return;
  const payments =
    event.about.length === 0
      ? []
      : await db
          .selectFrom('payments')
          .select('id')
          .where('site_id', '=', siteId)
          .where('provider', '=', provider)
          .where((where) =>
            where.or([
              where('provider_id', 'in', event.about),
              where('provider_intent', 'in', event.about),
              // What the provider tells of before its answer to the call was stored.
              where('key', 'in', event.about),
            ]),
          )
          .execute();
  for (const { id } of payments) {
    const followed = await followPayment(services, siteId, id);
    if (followed?.isUnreachable === true) throw new Error('The payment provider does not answer');
  }
  await db
    .updateTable('payment_events')
    .set({ handled_at: new Date(services.now()) })
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}
