import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { openAccount } from '#server/payments/payment-accounts.ts';
import { findProvider } from '#server/payments/providers.ts';
import { followMessageJob } from './follow-message-job.ts';

/**
 * Takes a message of a provider: a genuine one is kept under its id, and a job asks where the payment stands that it is about
 * (ORD-78). False where it is not genuine, which leaves nothing.
 */
export async function takeMessage(
  services: Services,
  siteId: SiteId,
  providerId: string,
  message: { readonly body: Buffer; readonly signature: string },
): Promise<boolean> {
  const calls = findProvider(providerId)?.calls;
  const account = await openAccount(services, siteId, providerId);
  if (calls === null || calls === undefined || account === null) return false;
  const now = services.now();
  const read = await calls.readMessage({ services, siteId, account }, { ...message, now });
  if (read === null) return false;
  await services.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('payment_events')
      .values({
        site_id: siteId,
        provider: providerId,
        event_id: read.id,
        kind: read.kind,
        about: [...read.about],
        received_at: new Date(now),
        handled_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return;
    const data = { siteId, provider: providerId, eventId: read.id };
    await services.jobs.enqueue(followMessageJob, data, { transaction });
  });
  return true;
}
