import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { applyPaymentState } from './apply-payment-state.ts';
import { holdOrder } from './hold-order.ts';
import type { OrderId } from './tables.ts';

interface ReceivedMoney {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  /** Whole minor units. */
  readonly amount: number;
  /** `2026-11-26` */
  readonly day: string;
  readonly reference: string;
  /** What the order had when it was looked at: the same money is not counted twice. */
  readonly version: number;
}

/**
 * The owner says that money came, all of it or a part (ORD-70). Throws `not-found`, `order-changed` where somebody changed
 * the order meanwhile, and `order-state` where there is nothing to be paid.
 */
export async function markPaid(services: Services, money: ReceivedMoney): Promise<void> {
  const { siteId, orderId, accountId, amount, day, reference, version } = money;
  await retryTransaction(services.db, async (trx) => {
    const order = await holdOrder(trx, siteId, orderId);
    if (order.version !== version) throw new CallError('order-changed');
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'paid', 'amount'])
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .where('provider', '=', 'manual')
      .orderBy('attempt', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isOpen = payment !== undefined && payment.paid < payment.amount;
    if (!isOpen || order.state === 'canceled') throw new CallError('order-state');
    await trx
      .updateTable('payments')
      .set({ paid_on: day, reference })
      .where('site_id', '=', siteId)
      .where('id', '=', payment.id)
      .execute();
    const paid = payment.paid + amount;
    const status = paid >= payment.amount ? 'succeeded' : 'waiting';
    const state = { status, paid } as const;
    const by = { kind: 'person', accountId } as const;
    await applyPaymentState(trx, siteId, order, payment.id, state, {
      by,
      at: new Date(services.now()),
      reference,
    });
  });
}
