import { canSubscriptionBecome } from '#domain/subscriptions/subscription-states.ts';
import { beginRefund, refundableOf } from '#server/orders/begin-refund.ts';
import { holdOrder } from '#server/orders/hold-order.ts';
import { carryOutRefunds } from '#server/orders/paying/carry-out-refunds.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { paidUntil } from '../hold-subscription.ts';
import { moveSubscription } from '../move-subscription.ts';
import { openPlanChange } from '../changing-plan/open-plan-change.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';
import { endOpenCharge } from './end-open-charge.ts';
import { isPeriodPaid } from './is-period-paid.ts';
import { lastCharge } from './last-charge.ts';

const NOTHING_DUE = { next_at: null, next_try_at: null } as const;

/**
 * Cancels a subscription: it is ending until what is paid is over, or ends at once, where nothing is paid that could run out
 * in any case; then what is open of it is given up, a change of plan too, and its last charge goes back if asked (ORD-116, COMM-53). Throws
 * `not-found`, `subscription-changed`, `subscription-state`.
 */
export async function cancelSubscription(
  services: Services,
  change: SubscriptionChange & { readonly isAtOnce: boolean; readonly isRefunded: boolean },
): Promise<void> {
  const { siteId, isAtOnce, isRefunded, by } = change;
  const done = await changeSubscription(services, change, async (trx, held, at) => {
    // A form that is sent twice takes nothing away that is paid.
    if (held.state === 'ending' && !isAtOnce) throw new CallError('subscription-state');
    const end = new Date(paidUntil(held));
    const charge = await lastCharge(trx, siteId, held.id);
    const isPaid = isPeriodPaid(held, charge, at.getTime());
    const isEnding = !isAtOnce && canSubscriptionBecome(held.state, 'ending') && isPaid;
    if (isEnding) {
      const dates = { ...NOTHING_DUE, ends_at: end };
      await moveSubscription(trx, siteId, held, { to: 'ending', kind: 'ending', dates, by, at });
      return { orderId: null, openIds: [] };
    }
    const change = await openPlanChange(trx, services.cipher, siteId, held.id);
    const openIds = [
      ...(charge !== null && charge.paid < charge.total ? [charge.id] : []),
      ...(change === null ? [] : [change.orderId]),
    ];
    const isGivenBack = isAtOnce && isRefunded && charge !== null;
    const amount = isGivenBack ? await refundableOf(trx, siteId, charge.id) : 0;
    await moveSubscription(trx, siteId, held, {
      to: 'canceled',
      kind: 'canceled',
      dates: { ...NOTHING_DUE, ends_at: at },
      by,
      at,
      refunded: amount,
    });
    if (charge === null || amount === 0) return { orderId: null, openIds };
    const order = await holdOrder(trx, siteId, charge.id, 'all');
    // The mail of the cancellation says it already.
    const refund = { amount, lines: [], hasDelivery: false, reason: '', isMailed: false, by, at };
    await beginRefund(trx, siteId, order, refund);
    return { orderId: charge.id, openIds };
  });
  for (const openId of done.openIds) await endOpenCharge(services, siteId, openId, by);
  if (done.orderId !== null) await carryOutRefunds(services, siteId, done.orderId);
}
