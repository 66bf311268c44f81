/** What is looked at of an order; whole minor units. */
export interface BalancedOrder {
  readonly total: number;
  readonly paid: number;
  /** Of what was refunded, what an edit had made too much. */
  readonly returned: number;
}

/**
 * What the buyer still has to pay (ORD-100). Refunds for another reason, such as a broken piece, are not asked for again.
 */
export function balanceDue({ total, paid, returned }: BalancedOrder): number {
  return Math.max(0, total - paid + returned);
}

/** What was paid beyond the total, since an edit made it smaller, and has not come back yet (ORD-100). */
export function paidTooMuch({ total, paid, returned }: BalancedOrder): number {
  return Math.max(0, paid - returned - total);
}
