import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { giveBackToBoughtCards, takeOffBoughtCards } from '#server/gift-cards/unspent-of-purchase.ts';
import type { DisputeState } from '#server/payments/payment-provider.ts';
import type { PaymentId } from '#server/payments/tables.ts';
import { addOrderEvent } from './add-order-event.ts';
import type { HeldOrder } from './hold-order.ts';
import { orderDisputed } from './order-happened.ts';

const EVENTS = { open: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const;

/** Writes what banks ask back of a payment, each change once into the timeline (ORD-82). The transaction holds the order. */
export async function applyDisputes(
  trx: Transaction<Database>,
  siteId: SiteId,
  order: HeldOrder,
  paymentId: PaymentId,
  disputes: readonly DisputeState[],
  at: Date,
): Promise<void> {
  for (const { providerId, amount, reason, evidenceDue, state } of disputes) {
    const known = await trx
      .selectFrom('disputes')
      .select(['id', 'state', 'amount'])
      .where('site_id', '=', siteId)
      .where('payment_id', '=', paymentId)
      .where('provider_id', '=', providerId)
      .executeTakeFirst();
    const row = { amount, reason, evidence_due: evidenceDue, state };
    if (known === undefined) {
      await trx
        .insertInto('disputes')
        .values({
          ...row,
          changed_at: at,
          site_id: siteId,
          id: createId<'dispute'>(at.getTime()),
          order_id: order.id,
          payment_id: paymentId,
          provider_id: providerId,
          created_at: at,
        })
        .execute();
    } else {
      await trx
        .updateTable('disputes')
        // The day on which it was lost is that of the reports, however often the provider says so.
        .set(known.state === state ? row : { ...row, changed_at: at })
        .where('site_id', '=', siteId)
        .where('id', '=', known.id)
        .execute();
    }
    if (known?.state === state) continue;
    if (order.kind === 'gift-card') await followCards(trx, siteId, order.id, { known, amount, state, at });
    const data = { amount, text: reason };
    const by = { kind: 'system' } as const;
    await addOrderEvent(trx, siteId, order.id, { kind: EVENTS[state], by, data, at });
    if (state !== 'open') continue;
    const params = { disputeId: providerId };
    await recordEvents(trx, orderDisputed, [{ siteId, subject: order.id, params, at }]);
  }
}

interface Followed {
  readonly known: Pick<DisputeState, 'amount' | 'state'> | undefined;
  readonly amount: number;
  readonly state: DisputeState['state'];
  readonly at: Date;
}

/** What the bank has taken back of a purchase comes off its cards as a refund does, and on them again where the bank thinks again (ORD-82, ORD-125). */
async function followCards(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: HeldOrder['id'],
  { known, amount, state, at }: Followed,
): Promise<void> {
  if (state === 'lost') {
    await takeOffBoughtCards(trx, siteId, { orderId, amount, lineIds: [], accountId: null, at });
  } else if (known?.state === 'lost') {
    await giveBackToBoughtCards(trx, siteId, { orderId, amount: known.amount, at });
  }
}
