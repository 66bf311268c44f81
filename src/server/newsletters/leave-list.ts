import type { SiteId } from '#domain/documents/record.ts';
import { mayBecome, type SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import type { Services } from '#server/platform/services.ts';
import { findList } from './lists.ts';
import { mailLinks } from './mail-links.ts';
import type { LinkTarget } from './newsletter-links.ts';
import { holdSubscription, removeSubscription, setState } from './subscriptions.ts';

/** What became of a person's wish; `unknown` where the person is not on the list. */
export type LinkOutcome = SubscriberState | 'unknown';

/** The person confirms (NEWS-10). Repeating it changes nothing; who left meanwhile stays away. */
export async function confirmSubscription(
  services: Services,
  siteId: SiteId,
  { listId, subscriberId }: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const place = await holdSubscription(trx, siteId, listId, subscriberId);
    if (place === null) return 'unknown';
    if (!mayBecome(place.state, 'subscribed', 'person')) return place.state;
    const next = { listId, subscriberId, state: 'subscribed' } as const;
    await setState(
      trx,
      siteId,
      next,
      { source: 'link', networkAddress },
      { now, confirmedAt: new Date(now) },
    );
    return 'subscribed';
  });
}

/** The person leaves (NEWS-44, NEWS-45). Somebody who never confirmed is forgotten; repeating it changes nothing. */
export async function leaveList(
  services: Services,
  siteId: SiteId,
  { listId, subscriberId }: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const place = await holdSubscription(trx, siteId, listId, subscriberId);
    if (place === null) return 'unknown';
    if (place.state === 'pending') {
      if (place.confirmedAt === null) await removeSubscription(trx, siteId, listId, subscriberId);
      return place.state;
    }
    if (!mayBecome(place.state, 'unsubscribed', 'person')) return place.state;
    const next = { listId, subscriberId, state: 'unsubscribed' } as const;
    await setState(trx, siteId, next, { source: 'link', networkAddress }, { now });
    return 'unsubscribed';
  });
}

/** Who left takes it back: with a confirmation, as at every return (NEWS-13, NEWS-45). */
export async function returnToList(
  services: Services,
  siteId: SiteId,
  { listId, subscriberId }: LinkTarget,
  networkAddress: string | null,
): Promise<LinkOutcome> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const place = await holdSubscription(trx, siteId, listId, subscriberId);
    const list = await findList(trx, siteId, listId);
    if (place === null || list === null) return 'unknown';
    if (!mayBecome(place.state, 'pending', 'person')) return place.state;
    const next = { listId, subscriberId, state: 'pending' } as const;
    await setState(trx, siteId, next, { source: 'link', networkAddress }, { now });
    await mailLinks(trx, services, { kind: 'confirm', siteId, list, subscriberId, email: place.email });
    return 'pending';
  });
}
