import { PAYMENT_FAILURES, type PaymentFailure } from '#domain/orders/payment-failure.ts';
import { checkout } from '#messages/en/checkout.ts';
import type { Words } from '#messages/message.ts';

const TEXTS: Readonly<Record<PaymentFailure, Words>> = {
  declined: checkout.failedDeclined,
  expired: checkout.failedExpired,
  'wrong-code': checkout.failedCode,
  'try-again': checkout.failedLater,
  'not-confirmed': checkout.failedConfirmation,
};

/** What is said at the payment step of an attempt that failed, by the address that it led to (ORD-76, ORD-77). */
export function paymentFaults(failed: string | null): readonly Words[] {
  if (failed === null) return [];
  const failure = PAYMENT_FAILURES.find((each) => each === failed);
  return [failure === undefined ? checkout.notPaid : TEXTS[failure]];
}
