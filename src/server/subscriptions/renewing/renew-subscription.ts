import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { followPayment } from '#server/orders/paying/follow-payment.ts';
import { TooFewPieces } from '#server/orders/reserve-stock.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { noteNoStock } from './note-no-stock.ts';
import { openCharge } from './open-charge.ts';

/**
 * Charges a subscription if it is due: its order is committed before its provider is asked, whose answer, or that there was
 * none, is found by the key of the payment (ORD-110). What follows of it is what the events of the order bring about.
 */
export async function renewSubscription(
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
): Promise<void> {
  try {
    const opened = await retryTransaction(services.db, (trx) =>
      openCharge(trx, services, siteId, subscriptionId),
    );
    if (opened.kind === 'opened' && opened.paymentId !== null)
      await followPayment(services, siteId, opened.paymentId);
  } catch (error) {
    if (!(error instanceof TooFewPieces)) throw error;
    await noteNoStock(services, siteId, subscriptionId, error.lines);
  }
}
