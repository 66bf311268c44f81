import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { addSampleSubscription } from '#server/subscriptions/testing/sample-subscription.ts';

export const SUBSCRIPTION_ROWS = [
  'subscription',
  'cancelableSubscription',
  'endingSubscription',
  'pausedSubscription',
  'pricedSubscription',
] as const;
type SubscriptionRow = (typeof SUBSCRIPTION_ROWS)[number];

/** Subscriptions in each of the states that a call needs. */
export async function addSubscriptions(
  services: Services,
  siteId: SiteId,
  name: string,
): Promise<Readonly<Record<SubscriptionRow, string>>> {
  const add = async (more: Parameters<typeof addSampleSubscription>[2]) =>
    (await addSampleSubscription(services, siteId, { title: name, name, ...more })).id;
  const ends = new Date(services.now() + 30 * 86_400_000);
  return {
    subscription: await add({}),
    cancelableSubscription: await add({}),
    endingSubscription: await add({ state: 'ending', next_at: null, ends_at: ends }),
    pricedSubscription: await add({}),
    pausedSubscription: await add({
      state: 'paused',
      next_at: null,
      paused_at: new Date(services.now()),
      ends_at: ends,
    }),
  };
}
