import type { PendingChange } from '#domain/orders/pending-change.ts';
import { newPriceFrom } from '#domain/subscriptions/price-change.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import { newPriceMail } from '#server/orders/mails/new-price-mail.tsx';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import { changeSubscription, type SubscriptionChange } from '../managing/change-subscription.ts';
import { keepPending } from '../managing/keep-pending.ts';
import { firstRenewalFrom } from './first-renewal-from.ts';
import { renewalPost } from './renewal-post.ts';
import { renewalTotal } from './renewal-total.ts';

/**
 * Another price of a piece for somebody who subscribes already: told by mail now, and charged from the first renewal on that is
 * at least 30 days away (ORD-111). A later one takes its place. What donors give is theirs to say. Throws `not-found`,
 * `subscription-changed` and `subscription-state`, which stands for one without such a renewal, too.
 */
export async function announcePrice(
  services: Services,
  change: SubscriptionChange & {
    /** Whole minor units. */
    readonly unit: number;
  },
): Promise<void> {
  const { siteId, unit, by } = change;
  await changeSubscription(services, change, async (trx, held, at) => {
    const from = newPriceFrom(at.getTime(), held.zone);
    const first = firstRenewalFrom(held, from);
    if (held.kind === 'donation' || isSubscriptionOver(held.state) || first === null) {
      throw new CallError('subscription-state');
    }
    const { newPrice: _before, ...others } = held.pending_change ?? {};
    const pending = { ...others, newPrice: newPriceOf(held, unit, from) };
    await keepPending(trx, held, pending);
    await addSubscriptionEvent(trx, siteId, held.id, {
      kind: 'priceAnnounced',
      by,
      data: { amount: unit },
      at,
    });
    const total = (pending_change: HeldSubscription['pending_change']) =>
      renewalTotal(trx, { ...held, pending_change }, first, at.getTime());
    const { facts, money, day, toBuyer } = await renewalPost(trx, services, held);
    await toBuyer('newPrice', newPriceMail, {
      ...facts,
      amount: money(await total(pending)),
      before: money(await total(others)),
      day: day(first),
    });
  });
}

/** Of what it is by then: another variant, plan or period that waits already, or the one that is agreed. */
function newPriceOf(
  { price, pending_change: pending, period_unit: unitNow }: HeldSubscription,
  unitPrice: number,
  from: number,
): NonNullable<PendingChange['newPrice']> {
  const [line] = pending?.lines ?? price.lines;
  const unit = pending?.plan?.period.unit ?? unitNow;
  const at = { unitPrice, unit, from: new Date(from).toISOString() };
  return line === undefined ? at : { ...at, variantId: line.variantId };
}
