import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { addSampleSubscription } from '#server/subscriptions/testing/sample-subscription.ts';

export const SUBSCRIPTION_ROWS = [
  'subscription',
  'cancelableSubscription',
  'endingSubscription',
  'pausedSubscription',
  'pricedSubscription',
  'changedSubscription',
  'changedVariant',
  'addressedSubscription',
  'plannedSubscription',
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
  const variantId = createId();
  const line = {
    productId: createId(),
    variantId,
    kind: 'physical',
    title: name,
    optionText: '',
    sku: '',
    pieces: 2,
    unitPrice: 100,
    isOnSale: false,
    taxClass: 'standard',
    weightGrams: 0,
    image: null,
    categoryIds: [],
    answers: [],
  };
  const price = JSON.stringify({ lines: [line], delivery: null, discounts: [] });
  return {
    changedSubscription: await add({ product_id: createId<'document'>(), variant_id: variantId, price }),
    changedVariant: variantId,
    addressedSubscription: await add({}),
    plannedSubscription: await add({ kind: 'membership' }),
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
