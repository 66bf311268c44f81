import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addOrderEvent } from './add-order-event.ts';
import { followFulfilment, type OrderChange } from './fulfil-order.ts';
import { holdOrder } from './hold-order.ts';
import { orderFulfilled } from './order-happened.ts';
import type { FulfilmentId } from './tables.ts';

interface ParcelChange extends OrderChange {
  readonly parcelId: FulfilmentId;
}

/** Takes a parcel back: its pieces are still to be sent (ORD-101). Throws `not-found`, `order-changed`, `order-state`. */
export async function undoParcel(services: Services, change: ParcelChange): Promise<void> {
  const { siteId, orderId, accountId, parcelId } = change;
  await retryTransaction(services.db, async (trx) => {
    const order = await holdChanged(trx, change);
    const at = new Date(services.now());
    const { numUpdatedRows } = await trx
      .updateTable('fulfilments')
      .set({ undone_at: at })
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('id', '=', parcelId)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('not-found');
    await trx
      .updateTable('order_lines')
      .from('fulfilment_lines as sent')
      .set((line) => ({ fulfilled: line('order_lines.fulfilled', '-', line.ref('sent.pieces')) }))
      .where('order_lines.site_id', '=', siteId)
      .where('order_lines.order_id', '=', orderId)
      .where('sent.site_id', '=', siteId)
      .where('sent.order_id', '=', orderId)
      .where('sent.fulfilment_id', '=', parcelId)
      .whereRef('sent.line_id', '=', 'order_lines.id')
      .execute();
    await followFulfilment(trx, siteId, order);
    const by = { kind: 'person', accountId } as const;
    await addOrderEvent(trx, siteId, orderId, {
      kind: 'fulfilmentUndone',
      by,
      data: { parcel: parcelId },
      at,
    });
  });
}

interface Tracking extends ParcelChange {
  readonly carrier: string;
  readonly tracking: string;
  readonly url: string;
  readonly day?: string | undefined;
  readonly isMailed: boolean;
}

/** How a parcel is followed and when it was sent, added later or changed; one more mail tells the buyer (ORD-101). */
export async function trackParcel(services: Services, change: Tracking): Promise<void> {
  const { siteId, orderId, accountId, parcelId, carrier, tracking, url, day, isMailed } = change;
  await retryTransaction(services.db, async (trx) => {
    const order = await holdChanged(trx, change);
    const { numUpdatedRows } = await trx
      .updateTable('fulfilments')
      .set({ carrier, tracking, url, ...(day === undefined ? {} : { day }) })
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('id', '=', parcelId)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('not-found');
    await trx
      .updateTable('orders')
      .set({ version: order.version + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', orderId)
      .execute();
    const at = new Date(services.now());
    const by = { kind: 'person', accountId } as const;
    await addOrderEvent(trx, siteId, orderId, {
      kind: 'trackingChanged',
      by,
      data: { parcel: parcelId },
      at,
    });
    const params = { fulfilmentId: parcelId, isMailed };
    await recordEvents(trx, orderFulfilled, [{ siteId, subject: orderId, params, at }]);
  });
}

async function holdChanged(trx: Transaction<Database>, { siteId, orderId, version }: OrderChange) {
  const order = await holdOrder(trx, siteId, orderId);
  if (order.version !== version) throw new CallError('order-changed');
  if (order.state === 'canceled') throw new CallError('order-state');
  return order;
}
