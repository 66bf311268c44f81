import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { SubscriptionKind } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import type { OrderActor } from '#server/orders/add-order-event.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { holdSubscription, type HeldSubscription } from '../hold-subscription.ts';

/** A change of one subscription by a person: of the site, who names the version they saw, or its buyer. */
export interface SubscriptionChange {
  readonly siteId: SiteId;
  readonly subscriptionId: Id<'subscription'>;
  /** Null: whatever it is by now, a change that is not possible any more is refused by its state. */
  readonly version: number | null;
  readonly by: OrderActor;
  /** Those that the person may see; absent: all. */
  readonly kinds?: readonly SubscriptionKind[];
}

/** Changes a subscription in a transaction that holds it. Throws `not-found` and `subscription-changed`. */
export function changeSubscription<Result>(
  services: Services,
  { siteId, subscriptionId, version, kinds }: SubscriptionChange,
  change: (trx: Transaction<Database>, held: HeldSubscription, at: Date) => Promise<Result>,
): Promise<Result> {
  return retryTransaction(services.db, async (trx) => {
    const held = await holdSubscription(trx, siteId, subscriptionId);
    if (kinds?.includes(held.kind) === false) throw new CallError('not-found');
    if (version !== null && held.version !== version) throw new CallError('subscription-changed');
    return change(trx, held, new Date(services.now()));
  });
}
