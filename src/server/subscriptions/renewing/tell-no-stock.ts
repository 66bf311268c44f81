import type { Transaction } from 'kysely';
import { renewalNoStockMail } from '#server/orders/mails/renewal-no-stock-mail.tsx';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import { renewalPost } from './renewal-post.ts';

/** Tells owner and buyer once that the pieces of a renewal are not there, and nothing is charged (ORD-118). */
export async function tellNoStock(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
): Promise<void> {
  const { facts, toBuyer, toOwners } = await renewalPost(trx, services, held);
  await toBuyer('renewalNoStock', renewalNoStockMail, facts);
  await toOwners('no-stock');
}
