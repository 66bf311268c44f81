import type { Transaction } from 'kysely';
import { balanceDue, paidTooMuch } from '#domain/orders/balance.ts';
import type { OrderEdit } from '#domain/orders/order-draft.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { addOrderEvent } from '../add-order-event.ts';
import { followSums } from '../apply-payment-state.ts';
import { endBalancePayments } from '../balance/end-balance-payments.ts';
import { LINK_LIFE_MS } from '../balance/link-life.ts';
import { beginRefund, refundableOf } from '../begin-refund.ts';
import { followFulfilment, type OrderChange } from '../fulfil-order.ts';
import { holdOrder, type HeldOrder } from '../hold-order.ts';
import { orderEdited } from '../order-happened.ts';
import { carryOutRefunds } from '../paying/carry-out-refunds.ts';
import { touchBuyer } from '../touch-buyer.ts';
import { editWords } from './edit-words.ts';
import { loadEditable, type EditableOrder } from './load-editable.ts';
import { moveEditedStock, type VariantChange } from './move-edited-stock.ts';
import { priceEdit, refuseNowhere, type PricedEdit } from './price-edit.ts';
import { writeEditedLines } from './write-edited-lines.ts';

export interface EditChange extends OrderChange, OrderEdit {
  /** Of the buyer; null: it stays. */
  readonly email: string | null;
  readonly phone: string | null;
  /** What was shown. */
  readonly expectedTotal: number;
  readonly isMailed: boolean;
  /** The buyer gets a link to pay what is open. */
  readonly hasLink: boolean;
  /** What was paid too much goes back at once. */
  readonly isRefunded: boolean;
}

/**
 * Changes what is in an order, where it goes and how, and how its buyer is reached: its lines, totals, stock and timeline in one step (ORD-100). What is
 * owed then is its balance; what is too much goes back where that is chosen, or can be refunded later. Throws `not-found`,
 * `order-changed`, `order-state`, `draft-changed`, `draft-short` and `draft-address`.
 */
export async function editOrder(services: Services, change: EditChange): Promise<void> {
  const { siteId, orderId } = change;
  await retryTransaction(services.db, (trx) => edit(trx, services, change));
  // What was asked for before is another amount now.
  await endBalancePayments(services, siteId, orderId);
  await carryOutRefunds(services, siteId, orderId);
}

async function edit(trx: Transaction<Database>, services: Services, change: EditChange): Promise<void> {
  const { siteId, orderId, accountId, version, expectedTotal } = change;
  const order = await holdOrder(trx, siteId, orderId);
  if (order.version !== version) throw new CallError('order-changed');
  const editable = await loadEditable(trx, siteId, orderId);
  const now = services.now();
  const at = new Date(now);
  const priced = await priceEdit(trx, siteId, editable, change, now);
  for (const { title, problem } of priced.lines) {
    if (problem?.kind === 'gone') throw new CallError('draft-short', { title, left: 0 });
  }
  refuseNowhere(priced, change);
  if (priced.priced.grandTotalCents !== expectedTotal) throw new CallError('draft-changed');
  const by = { kind: 'person', accountId } as const;
  await touchChanged(trx, order, { change, editable, priced }, now);
  const changes = variantChanges(editable, priced);
  const reservation = await moveEditedStock(trx, siteId, order, changes, { accountId, at });
  await writeEditedLines(trx, siteId, editable, priced);
  const changed = await writeHead(trx, order, { change, editable, priced, reservation, at });
  const text = editWords(editable, priced, change);
  const data = { amount: changed.total, before: order.total, text };
  await addOrderEvent(trx, siteId, orderId, { kind: 'edited', by, data, at });
  const wasPaid = order.paid - order.returned >= order.total;
  let last = await followSums(trx, siteId, changed, wasPaid, { by, at });
  if (last.fulfilled > 0) {
    const state = await followFulfilment(trx, siteId, last);
    last = { ...last, state, version: last.version + 1 };
  }
  const tooMuch = change.isRefunded
    ? Math.min(paidTooMuch(last), await refundableOf(trx, siteId, orderId))
    : 0;
  if (tooMuch > 0) {
    const refund = { amount: tooMuch, lines: [], hasDelivery: false, reason: '' };
    await beginRefund(trx, siteId, last, { ...refund, isMailed: change.isMailed, by, at });
  }
  const params = { isMailed: change.isMailed, hasLink: change.hasLink && balanceDue(last) > 0 };
  await recordEvents(trx, orderEdited, [{ siteId, subject: orderId, params, at }]);
}

/** Who buys by another address than before is among the contacts, too; what was only tried makes nobody known. */
async function touchChanged(
  trx: Transaction<Database>,
  { isTest }: HeldOrder,
  { change, editable, priced }: Pick<Written, 'change' | 'editable' | 'priced'>,
  now: number,
): Promise<void> {
  const { siteId, email, phone } = change;
  if (email === null || isTest) return;
  const name = priced.delivery?.name ?? editable.order.name;
  await touchBuyer(trx, siteId, { email, phone: phone ?? editable.order.phone, name }, now);
}

/** How many pieces more or fewer of each variant there are. */
function variantChanges({ lines: before }: EditableOrder, { lines }: PricedEdit): readonly VariantChange[] {
  const changes = new Map<string, VariantChange>();
  const count = (variantId: string, title: string, pieces: number) => {
    const known = changes.get(variantId)?.pieces ?? 0;
    changes.set(variantId, { variantId, title, pieces: known + pieces });
  };
  for (const { variantId, title, pieces } of before) count(variantId, title, -pieces);
  for (const { variantId, title, pieces } of lines) count(variantId, title, pieces);
  return [...changes.values()].filter(({ pieces }) => pieces !== 0);
}

interface Written {
  readonly change: EditChange;
  readonly editable: EditableOrder;
  readonly priced: PricedEdit;
  readonly reservation: HeldOrder['reservation'];
  readonly at: Date;
}

async function writeHead(
  trx: Transaction<Database>,
  order: HeldOrder,
  { change, editable, priced: edited, reservation, at }: Written,
): Promise<HeldOrder> {
  const { siteId, orderId } = change;
  const { priced, delivery, deliveryOption } = edited;
  const total = priced.grandTotalCents;
  const tax = priced.taxCents;
  const version = order.version + 1;
  const due = balanceDue({ ...order, total });
  const name = delivery?.name ?? editable.order.name;
  await trx
    .updateTable('orders')
    .set({
      subtotal: priced.subtotalCents,
      discount: priced.discountCents,
      shipping: priced.shippingCostCents,
      tax,
      total,
      delivery: delivery === null ? null : JSON.stringify(delivery),
      delivery_option: deliveryOption === null ? null : JSON.stringify(deliveryOption),
      name,
      name_key: name.toLowerCase(),
      ...(change.email === null ? {} : { email: change.email, email_key: addressKey(change.email) }),
      ...(change.phone === null ? {} : { phone: change.phone }),
      reservation,
      version,
      ...(due > 0 && change.hasLink ? { balance_until: new Date(at.getTime() + LINK_LIFE_MS) } : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute();
  return { ...order, total, tax, reservation, version };
}
