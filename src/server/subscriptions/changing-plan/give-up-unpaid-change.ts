import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { SecretCipher } from '#server/platform/secrets/secret-cipher.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import { giveUpChange } from './give-up-change.ts';
import { openPlanChange } from './open-plan-change.ts';

/**
 * The difference to another plan that was invoiced is asked for no more once the next charge comes, or the membership ends: it
 * was for the time that is over (MEMB-55).
 */
export async function giveUpUnpaidChange(
  trx: Transaction<Database>,
  cipher: SecretCipher,
  { site_id: siteId, id, kind }: HeldSubscription,
  at: Date,
): Promise<void> {
  if (kind !== 'membership') return;
  const change = await openPlanChange(trx, cipher, siteId, id);
  // One that is being paid ends by itself.
  if (change === null || change.isAwaiting) return;
  await giveUpChange(trx, siteId, change.orderId, { why: 'unpaid', at });
}
