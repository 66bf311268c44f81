import type { Transaction } from 'kysely';
import type { DueCycle } from '#domain/subscriptions/due-cycle.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import { renewalPost } from './renewal-post.ts';

/** Tells those who look after orders of charges that nobody pays, since the site took no money in their time (ORD-118). */
export async function tellSkipped(
  trx: Transaction<Database>,
  services: Services,
  held: HeldSubscription,
  { skipped }: DueCycle,
): Promise<void> {
  if (skipped.length === 0) return;
  const { toOwners } = await renewalPost(trx, services, held);
  await toOwners('skipped', { count: skipped.length });
}
