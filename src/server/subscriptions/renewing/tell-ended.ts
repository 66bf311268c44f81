import type { Transaction } from 'kysely';
import { renewalEndedMail } from '#server/orders/mails/renewal-ended-mail.tsx';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import type { Charge } from './charge.ts';
import { renewalPost } from './renewal-post.ts';

/** Tells both that a subscription was canceled, or rests, for want of payment (ORD-112). */
export async function tellEnded(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
  { total }: Charge,
  state: 'canceled' | 'paused',
): Promise<void> {
  const { facts, money, toBuyer, toOwners } = await renewalPost(trx, services, held);
  await toBuyer('renewalEnded', renewalEndedMail, { ...facts, amount: money(total), state });
  await toOwners(state, { amount: total });
}
