import type { SiteId } from '#domain/documents/record.ts';
import type { SubscriptionEventKind } from '#domain/subscriptions/subscription-event.ts';
import { createId, type Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { OrderActor } from '#server/orders/add-order-event.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Writes into the timeline of a subscription, for good. */
export async function addSubscriptionEvent(
  trx: Db,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  {
    kind,
    by,
    data = {},
    at,
  }: {
    readonly kind: SubscriptionEventKind;
    readonly by: OrderActor;
    readonly data?: JsonObject;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('subscription_events')
    .values({
      site_id: siteId,
      subscription_id: subscriptionId,
      id: createId<'subscription-event'>(at.getTime()),
      kind,
      by_kind: by.kind,
      account_id: by.kind === 'person' ? by.accountId : null,
      data: JSON.stringify(data),
      at,
    })
    .execute();
}
