import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { mayBecome } from '#domain/newsletters/subscriber-state.ts';
import type { Id } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { holdSubscription, setState } from './subscriptions.ts';

/** The owner takes a person off the list at their wish; false where they are not on it. */
export async function unsubscribeByOwner(
  services: Services,
  siteId: SiteId,
  by: {
    readonly listId: Id<'mailing-list'>;
    readonly subscriberId: Id<'subscriber'>;
    readonly accountId: AccountId | null;
  },
): Promise<boolean> {
  const { listId, subscriberId, accountId } = by;
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const subscription = await holdSubscription(trx, siteId, listId, subscriberId);
    if (subscription === null) return false;
    if (mayBecome(subscription.state, 'unsubscribed', 'owner')) {
      const next = { listId, subscriberId, state: 'unsubscribed' } as const;
      await setState(trx, siteId, next, { source: 'owner', accountId }, { now });
    }
    return true;
  });
}
