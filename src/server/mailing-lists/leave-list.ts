import { recordAsked } from './record-asked.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { mayBecome, type SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import type { Services } from '#server/platform/services.ts';
import { findList } from './lists.ts';
import type { LinkTarget } from './list-links.ts';
import { holdSubscription, removeSubscription, setState } from './subscriptions.ts';

/** The state after a person's request; `unknown` where the person is not on the list. */
export type LinkOutcome = SubscriberState | 'unknown';

/** The person confirms (NEWS-10). Repeating it changes nothing; a person who unsubscribed meanwhile stays so. */
export function confirmSubscription(
  services: Services,
  siteId: SiteId,
  target: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  return whileHeld(services, siteId, target, (trx, subscription) =>
    move(trx, services, siteId, { target, subscription, networkAddress }, 'subscribed'),
  );
}

/**
 * The person unsubscribes (NEWS-44, NEWS-45). Somebody who never confirmed is deleted; repeating it changes nothing.
 */
export function leaveList(
  services: Services,
  siteId: SiteId,
  target: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  return whileHeld(services, siteId, target, async (trx, subscription) => {
    if (subscription.state !== 'pending') {
      return move(trx, services, siteId, { target, subscription, networkAddress }, 'unsubscribed');
    }
    if (subscription.confirmedAt === null) {
      await removeSubscription(trx, siteId, target.listId, target.subscriberId);
    }
    return subscription.state;
  });
}

/** A person who unsubscribed undoes it: with a confirmation, as at every new subscription (NEWS-13, NEWS-45). */
export function returnToList(
  services: Services,
  siteId: SiteId,
  target: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  return whileHeld(services, siteId, target, async (trx, subscription) => {
    const list = await findList(trx, siteId, target.listId);
    if (list === null) return 'unknown';
    if (!mayBecome(subscription.state, 'pending', 'person')) return subscription.state;
    await move(trx, services, siteId, { target, subscription, networkAddress }, 'pending');
    const { subscriberId } = target;
    await recordAsked(trx, services, { siteId, listId: list.id, subscriberId, answer: 'confirm' });
    return 'pending';
  });
}

type Transaction = Parameters<typeof recordAsked>[0];
type HeldSubscription = NonNullable<Awaited<ReturnType<typeof holdSubscription>>>;

/** Runs an action with a locked subscription. */
function whileHeld(
  { db }: Services,
  siteId: SiteId,
  { listId, subscriberId }: LinkTarget,
  run: (trx: Transaction, subscription: HeldSubscription) => Promise<LinkOutcome>,
): Promise<LinkOutcome> {
  return db.transaction().execute(async (trx) => {
    const subscription = await holdSubscription(trx, siteId, listId, subscriberId);
    return subscription === null ? 'unknown' : run(trx, subscription);
  });
}

interface Wish {
  readonly target: LinkTarget;
  readonly subscription: HeldSubscription;
  readonly networkAddress: string | null;
}

/** Changes a subscription to the requested state, where the rules allow it; returns its state then. */
async function move(
  trx: Transaction,
  services: Services,
  siteId: SiteId,
  { target, subscription, networkAddress }: Wish,
  state: SubscriberState,
): Promise<SubscriberState> {
  if (!mayBecome(subscription.state, state, 'person')) return subscription.state;
  const now = services.now();
  const { listId, subscriberId } = target;
  const times = state === 'subscribed' ? { now, confirmedAt: new Date(now) } : { now };
  const origin = { source: 'link', networkAddress } as const;
  await setState(trx, siteId, { listId, subscriberId, state }, origin, times);
  return state;
}
