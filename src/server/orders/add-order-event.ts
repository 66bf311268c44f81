import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { OrderEventKind } from '#domain/orders/order-event.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderId } from './tables.ts';

/** Who did something with an order: a person of the site by their account, the buyer, or Portico itself. */
export type OrderActor =
  | { readonly kind: 'person'; readonly accountId: AccountId }
  | { readonly kind: 'buyer' | 'system' };

interface NewOrderEvent {
  readonly kind: OrderEventKind;
  readonly by: OrderActor;
  readonly data?: JsonObject;
  readonly at: Date;
}

/** Writes into the timeline of an order, for good (ORD-98). */
export async function addOrderEvent(
  trx: Db,
  siteId: SiteId,
  orderId: OrderId,
  event: NewOrderEvent,
): Promise<void> {
  await orderEventWrite(trx, siteId, orderId, event).execute();
}

/** What `addOrderEvent` writes, to be written together with something else. */
export function orderEventWrite(
  trx: Db,
  siteId: SiteId,
  orderId: OrderId,
  { kind, by, data = {}, at }: NewOrderEvent,
) {
  return trx.insertInto('order_events').values({
    site_id: siteId,
    order_id: orderId,
    id: createId<'order-event'>(at.getTime()),
    kind,
    by_kind: by.kind,
    account_id: by.kind === 'person' ? by.accountId : null,
    data: JSON.stringify(data),
    at,
  });
}
