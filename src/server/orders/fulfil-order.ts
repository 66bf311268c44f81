import type { Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { canBecome, stateByFulfilment } from '#domain/orders/order-states.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addOrderEvent } from './add-order-event.ts';
import { holdOrder, type HeldOrder } from './hold-order.ts';
import { settleStock } from './hold-stock.ts';
import { orderFulfilled } from './order-happened.ts';
import type { FulfilmentId, OrderId, OrderLineId } from './tables.ts';

export interface OrderChange {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  /** What the person looked at. */
  readonly version: number;
}

interface Parcel extends OrderChange {
  readonly lines: readonly { readonly lineId: OrderLineId; readonly pieces: number }[];
  readonly carrier: string;
  readonly tracking: string;
  readonly url: string;
  readonly day?: string | undefined;
  readonly isMailed: boolean;
}

/**
 * Sends any pieces of any lines, or hands them over, as one parcel (ORD-101). What is sent before it is paid makes the order
 * pending first, with a note (ORD-93). Throws `not-found`, `order-changed`, and `order-state` where it is canceled or more
 * pieces are asked for than are left.
 */
export async function fulfilOrder(services: Services, parcel: Parcel): Promise<FulfilmentId> {
  const { siteId, orderId, accountId, version, lines, carrier, tracking, url, day = null, isMailed } = parcel;
  const by = { kind: 'person', accountId } as const;
  return retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId);
    if (order.version !== version) throw new CallError('order-changed');
    if (order.state === 'canceled') throw new CallError('order-state');
    const at = new Date(services.now());
    const started = await startUnpaid(trx, siteId, order, { by, at });
    await takePieces(trx, siteId, orderId, lines);
    const id = createId<'fulfilment'>(services.now());
    const key = { site_id: siteId, order_id: orderId };
    await trx
      .insertInto('fulfilments')
      .values({ ...key, id, carrier, tracking, url, day, at, undone_at: null })
      .execute();
    await trx
      .insertInto('fulfilment_lines')
      .values(lines.map(({ lineId, pieces }) => ({ ...key, fulfilment_id: id, line_id: lineId, pieces })))
      .execute();
    await followFulfilment(trx, siteId, { ...order, state: started });
    await addOrderEvent(trx, siteId, orderId, { kind: 'fulfilled', by, data: { parcel: id }, at });
    const params = { fulfilmentId: id, isMailed };
    await recordEvents(trx, orderFulfilled, [{ siteId, subject: orderId, params, at }]);
    return id;
  });
}

/** An order that was only received is pending from here on; its pieces are sold. */
async function startUnpaid(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  said: { readonly by: { readonly kind: 'person'; readonly accountId: AccountId }; readonly at: Date },
): Promise<HeldOrder['state']> {
  if (order.state !== 'received') return order.state;
  await addOrderEvent(trx, siteId, order.id, { kind: 'startedUnpaid', ...said });
  await trx
    .updateTable('orders')
    .set({ due_at: null, ...(order.reservation === 'held' ? { reservation: 'kept' as const } : {}) })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  if (order.reservation === 'held') await settleStock(trx, siteId, order.id, 'sold', said.at);
  return 'pending';
}

async function takePieces(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: OrderId,
  lines: Parcel['lines'],
): Promise<void> {
  if (new Set(lines.map(({ lineId }) => lineId)).size !== lines.length) throw new CallError('order-state');
  const found = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where(
      'id',
      'in',
      lines.map(({ lineId }) => lineId),
    )
    .execute();
  if (found.length !== lines.length) throw new CallError('not-found');
  for (const { lineId, pieces } of lines) {
    const { numUpdatedRows } = await trx
      .updateTable('order_lines')
      .set((line) => ({ fulfilled: line('fulfilled', '+', pieces) }))
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('id', '=', lineId)
      .where((line) =>
        line(line(line('pieces', '-', line.ref('fulfilled')), '-', line.ref('canceled')), '>=', pieces),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('order-state');
  }
}

/** Brings an order into the state of the pieces that were sent, and answers it. */
export async function followFulfilment(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: Pick<HeldOrder, 'id' | 'state' | 'version'>,
): Promise<HeldOrder['state']> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['pieces', 'fulfilled', 'canceled'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .execute();
  const state = stateByFulfilment(lines);
  invariant(state === order.state || canBecome(order.state, state), 'orders follow their transitions');
  await trx
    .updateTable('orders')
    .set({ state, version: order.version + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', order.id)
    .execute();
  return state;
}
