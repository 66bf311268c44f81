/** What something was delivered for, after its discounts, and all discounts beside those that stand on lines. */
interface Delivered {
  /** After what is taken off the delivery. */
  readonly shipping: number;
  /** What is taken off lines. */
  readonly discount: number;
  /** All that count, those on the delivery among them. */
  readonly discounts: readonly { readonly amount: number }[];
}

/** What discounts take off the delivery (ORD-41). */
export function deliveryDiscount({ discount, discounts }: Omit<Delivered, 'shipping'>): number {
  return Math.max(0, discounts.reduce((sum, { amount }) => sum + amount, 0) - discount);
}

/**
 * What the delivery costs before its discounts: wherever each discount is a row with what it takes off, the delivery is
 * one with this, so that all rows add up to the total (ORD-24, ORD-40, ORD-50).
 */
export function deliveryPrice(delivered: Delivered): number {
  return delivered.shipping + deliveryDiscount(delivered);
}
