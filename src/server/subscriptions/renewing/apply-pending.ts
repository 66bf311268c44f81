import type { AgreedPrice } from '#domain/orders/agreed-price.ts';
import type { PendingChange } from '#domain/orders/pending-change.ts';
import type { HeldSubscription } from '../hold-subscription.ts';

/** What a subscription is like from the renewal of a date on: with all that waited for it. */
export interface RenewedTerms {
  readonly price: AgreedPrice;
  readonly delivery: HeldSubscription['delivery'];
  readonly plan: NonNullable<PendingChange['plan']> | null;
  /** The new price counts from now on. */
  readonly isNewPrice: boolean;
  /** What still waits; null where nothing does. */
  readonly pending: PendingChange | null;
}

/**
 * What counts of what waits (ORD-111, ORD-117): pieces, variant, address and plan from this renewal on, a new price where its
 * day has come by the date of the renewal, however late it is charged.
 */
export function applyPending(
  {
    price,
    delivery,
    pending_change: pending,
    period_unit: unitNow,
  }: Pick<HeldSubscription, 'price' | 'delivery' | 'pending_change' | 'period_unit'>,
  due: number,
): RenewedTerms {
  if (pending === null) return { price, delivery, plan: null, isNewPrice: false, pending: null };
  const { newPrice } = pending;
  const [first, ...others] = pending.lines ?? price.lines;
  const isDay = newPrice !== undefined && Date.parse(newPrice.from) <= due;
  // Whoever chose another variant, plan or period since pays what that costs.
  const isOfIt =
    (newPrice?.variantId ?? first?.variantId) === first?.variantId &&
    (newPrice?.unit ?? unitNow) === (pending.plan?.period.unit ?? unitNow);
  const isNewPrice = isDay && isOfIt;
  const lines =
    first === undefined
      ? []
      : [isNewPrice ? { ...first, unitPrice: newPrice.unitPrice, isOnSale: false } : first, ...others];
  return {
    price: { ...price, lines },
    delivery: pending.delivery ?? delivery,
    plan: pending.plan ?? null,
    isNewPrice,
    pending: newPrice === undefined || isDay ? null : { newPrice },
  };
}
