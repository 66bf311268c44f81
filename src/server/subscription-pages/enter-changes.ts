import type { FastifyReply } from 'fastify';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fill, type Words } from '#messages/message.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { cancelSubscription } from '#server/subscriptions/managing/cancel-subscription.ts';
import { changeLines } from '#server/subscriptions/managing/change-lines.ts';
import { pauseSubscription } from '#server/subscriptions/managing/pause-subscription.ts';
import { resumeSubscription } from '#server/subscriptions/managing/resume-subscription.ts';
import { takeBackCancellation } from '#server/subscriptions/managing/take-back-cancellation.ts';
import { ownChange, type SubscriptionVisit } from './own-visit.ts';
import { subscriptionPage } from './subscription-page.tsx';

/** The second click: it is ending, or over where nothing is paid (ORD-116). */
export function enterCancel(visit: SubscriptionVisit): Promise<FastifyReply> {
  return entered(visit, 'canceled', () =>
    cancelSubscription(visit.services, { ...ownChange(visit), isAtOnce: false, isRefunded: false }),
  );
}

export function enterKeep(visit: SubscriptionVisit): Promise<FastifyReply> {
  return entered(visit, 'kept', () => takeBackCancellation(visit.services, ownChange(visit)));
}

export function enterPause(visit: SubscriptionVisit): Promise<FastifyReply> {
  return entered(visit, 'paused', async () => {
    await requirePauses(visit);
    await pauseSubscription(visit.services, ownChange(visit));
  });
}

export function enterResume(visit: SubscriptionVisit): Promise<FastifyReply> {
  return entered(visit, 'resumed', async () => {
    await requirePauses(visit);
    await resumeSubscription(visit.services, ownChange(visit));
  });
}

/** Only where the owner lets subscribers do it by themselves (ORD-115). */
async function requirePauses({ services, siteId }: SubscriptionVisit): Promise<void> {
  const { subscribersPause } = await loadStoreSettings(services.db, siteId);
  if (!subscribersPause) throw new CallError('subscription-state');
}

export async function enterChange(visit: SubscriptionVisit): Promise<FastifyReply> {
  const { services, subscription, posted } = visit;
  const [line] = subscription.pending?.lines ?? subscription.price.lines;
  const typed = posted('pieces').trim();
  const pieces = typed === '' ? (line?.pieces ?? 1) : /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  const variantId = posted('variant') || (line?.variantId ?? '');
  return entered(visit, 'saved', async () => {
    const outcome = await changeLines(services, { ...ownChange(visit), pieces, variantId });
    if (outcome.kind === 'sold-out') return words.soldOut;
    return outcome.kind === 'pieces' ? fill(words.piecesWrong, { max: outcome.most }) : null;
  });
}

/** Does it and leads back, so that a page that is loaded again sends nothing; says how it stands where it cannot be done. */
async function entered(
  visit: SubscriptionVisit,
  done: string,
  act: () => Promise<Words | null | void>,
): Promise<FastifyReply> {
  try {
    const fault = await act();
    if (fault != null) return await subscriptionPage(visit, { faults: [fault], status: 400 });
    return leadTo(visit, `${visit.path}?done=${done}`);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'subscription-state') throw error;
    return subscriptionPage(visit, { faults: [words.refused], status: 409 });
  }
}
