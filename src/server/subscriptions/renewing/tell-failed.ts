import type { Transaction } from 'kysely';
import type { PaymentFailure } from '#domain/orders/payment-failure.ts';
import { renewalFailedMail } from '#server/orders/mails/renewal-failed-mail.tsx';
import { tokenOfOrder } from '#server/orders/queries.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import type { Charge } from './charge.ts';
import { renewalPost } from './renewal-post.ts';

interface FailedTry {
  readonly failure: PaymentFailure | null;
  readonly isFirstTry: boolean;
  /** Of the next try; null after the last. */
  readonly nextAt: number | null;
}

/**
 * Tells the buyer of each try that failed, with the link to pay or to confirm, and to change the way to pay; those who look
 * after orders of the first and the last (ORD-112, ORD-113).
 */
export async function tellFailed(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
  { orderId, total, dueAt }: Charge,
  { failure, isFirstTry, nextAt }: FailedTry,
): Promise<void> {
  const { identifier, facts, money, day, toBuyer, toOwners } = await renewalPost(trx, services, held);
  const token = await tokenOfOrder(trx, services.cipher, held.site_id, orderId);
  await toBuyer('renewalFailed', renewalFailedMail, {
    ...facts,
    amount: money(total),
    isToConfirm: failure === 'not-confirmed',
    payLink: publicUrl(services.config, identifier, `/checkout/balance/${token}`),
    nextDay: nextAt === null ? '' : day(nextAt),
    endDay: dueAt === null ? '' : day(dueAt.getTime()),
  });
  if (isFirstTry) await toOwners('failed', { amount: total, day: nextAt });
  else if (nextAt === null) await toOwners('failed-last', { amount: total, day: dueAt?.getTime() ?? null });
}
