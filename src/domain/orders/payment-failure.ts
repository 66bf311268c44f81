/**
 * Why an attempt to pay failed, as far as buyers are told: one of four texts and no reason of fraud (ORD-77), and that the
 * bank did not get a confirmation (ORD-76).
 */
export const PAYMENT_FAILURES = ['declined', 'expired', 'wrong-code', 'try-again', 'not-confirmed'] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];
