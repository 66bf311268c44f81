import { recordAsked } from './record-asked.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { mayBecome, type SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import type { Services } from '#server/platform/services.ts';
import { findList } from './lists.ts';
import type { LinkTarget } from './list-links.ts';
import { holdSubscription, removeSubscription, setState } from './subscriptions.ts';

/** What became of a person's wish; `unknown` where the person is not on the list. */
export type LinkOutcome = SubscriberState | 'unknown';

/** The person confirms (NEWS-10). Repeating it changes nothing; who left meanwhile stays away. */
export function confirmSubscription(
  services: Services,
  siteId: SiteId,
  target: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  return whileHeld(services, siteId, target, (trx, place) =>
    move(trx, services, siteId, { target, place, networkAddress }, 'subscribed'),
  );
}

/** The person leaves (NEWS-44, NEWS-45). Somebody who never confirmed is forgotten; repeating it changes nothing. */
export function leaveList(
  services: Services,
  siteId: SiteId,
  target: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  return whileHeld(services, siteId, target, async (trx, place) => {
    if (place.state !== 'pending') {
      return move(trx, services, siteId, { target, place, networkAddress }, 'unsubscribed');
    }
    if (place.confirmedAt === null) {
      await removeSubscription(trx, siteId, target.listId, target.subscriberId);
    }
    return place.state;
  });
}

/** Who left takes it back: with a confirmation, as at every return (NEWS-13, NEWS-45). */
export function returnToList(
  services: Services,
  siteId: SiteId,
  target: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  return whileHeld(services, siteId, target, async (trx, place) => {
    const list = await findList(trx, siteId, target.listId);
    if (list === null) return 'unknown';
    if (!mayBecome(place.state, 'pending', 'person')) return place.state;
    await move(trx, services, siteId, { target, place, networkAddress }, 'pending');
    const { subscriberId } = target;
    await recordAsked(trx, services, { siteId, listId: list.id, subscriberId, answer: 'confirm' });
    return 'pending';
  });
}

type Transaction = Parameters<typeof recordAsked>[0];
type HeldSubscription = NonNullable<Awaited<ReturnType<typeof holdSubscription>>>;

/** Does something with a subscription that nobody else changes meanwhile. */
function whileHeld(
  { db }: Services,
  siteId: SiteId,
  { listId, subscriberId }: LinkTarget,
  run: (trx: Transaction, place: HeldSubscription) => Promise<LinkOutcome>,
): Promise<LinkOutcome> {
  return db.transaction().execute(async (trx) => {
    const place = await holdSubscription(trx, siteId, listId, subscriberId);
    return place === null ? 'unknown' : run(trx, place);
  });
}

interface Wish {
  readonly target: LinkTarget;
  readonly place: HeldSubscription;
  readonly networkAddress: string | null;
}

/** Gives a subscription the state its person wants, where the rules let them; tells the state it has then. */
async function move(
  trx: Transaction,
  services: Services,
  siteId: SiteId,
  { target, place, networkAddress }: Wish,
  state: SubscriberState,
): Promise<SubscriberState> {
  if (!mayBecome(place.state, state, 'person')) return place.state;
  const now = services.now();
  const { listId, subscriberId } = target;
  const times = state === 'subscribed' ? { now, confirmedAt: new Date(now) } : { now };
  const origin = { source: 'link', networkAddress } as const;
  await setState(trx, siteId, { listId, subscriberId, state }, origin, times);
  return state;
}
