/** What is said of the payment of an order; told apart from its state, and never set (ORD-94). */
export const PAYMENT_WORDS = [
  'unpaid',
  'processing',
  'paid',
  'balanceDue',
  'partlyRefunded',
  'refunded',
  'disputed',
] as const;
export type PaymentWord = (typeof PAYMENT_WORDS)[number];

export interface PaymentSums {
  /** Whole minor units, as all sums here. */
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  /** A payment is under way whose outcome is not known yet. */
  readonly isProcessing: boolean;
  readonly openDisputes: number;
  /** Of disputes that were lost: they count as refunded (ORD-82). */
  readonly lostDisputes: number;
}

/** Follows from the sums alone, whatever order they came about in (ORD-94). */
export function paymentWord(sums: PaymentSums): PaymentWord {
  const { total, paid, isProcessing, openDisputes } = sums;
  const refunded = sums.refunded + sums.lostDisputes;
  if (openDisputes > 0) return 'disputed';
  if (refunded > 0 && refunded >= paid) return 'refunded';
  if (refunded > 0) return 'partlyRefunded';
  if (paid >= total) return 'paid';
  if (isProcessing) return 'processing';
  return paid > 0 ? 'balanceDue' : 'unpaid';
}
