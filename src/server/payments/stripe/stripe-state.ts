import type { Stripe } from 'stripe';
import type { PaymentFailure } from '#domain/orders/payment-failure.ts';
import type { RefundStatus } from '#domain/orders/refund-status.ts';
import type { DisputeState, PaymentMethod, PaymentState, RefundState } from '../payment-provider.ts';
import type { MoneyBack } from './stripe-money-back.ts';

/** What Stripe says of a payment on its own page, in the words of all providers (ORD-164). */
export function stripeState(
  { status }: Pick<Stripe.Checkout.Session, 'status'>,
  intent: Stripe.PaymentIntent | null,
  back: MoneyBack,
): PaymentState {
  if (intent === null) {
    return { status: status === 'expired' ? 'canceled' : 'needs-method', paid: 0 };
  }
  const settled = settledState(intent, back);
  if (settled !== null) return settled;
  if (status === 'expired') return { status: 'canceled', paid: 0 };
  // On Stripe's own page the buyer tries again; a page that is complete has seen the last try.
  if (status === 'complete') {
    return { status: 'failed', paid: 0, failure: failureOf(intent.last_payment_error) };
  }
  return { status: intent.status === 'requires_action' ? 'needs-confirmation' : 'needs-method', paid: 0 };
}

/**
 * The same of a payment within the checkout. One that was declined waits for another try until it is ended, and says why: as
 * long as it is open, its script can pay it (ORD-87).
 */
export function intentState(intent: Stripe.PaymentIntent, back: MoneyBack): PaymentState {
  const settled = settledState(intent, back);
  if (settled !== null) return settled;
  if (intent.status === 'requires_action') return { status: 'needs-confirmation', paid: 0 };
  const { last_payment_error: error } = intent;
  return { status: 'needs-method', paid: 0, failure: error === null ? null : failureOf(error) };
}

/** What is paid, on its way or over; null of what still waits for the buyer. */
function settledState(intent: Stripe.PaymentIntent, { refunds, disputes }: MoneyBack): PaymentState | null {
  const method = methodOf(intent);
  switch (intent.status) {
    case 'succeeded':
      return {
        status: 'succeeded',
        paid: intent.amount_received,
        method,
        failure: null,
        refunds: refunds.map(refundState),
        disputes: disputes.map(disputeState),
      };
    case 'processing':
      return { status: 'processing', paid: 0, method };
    case 'canceled':
      return { status: 'canceled', paid: 0 };
    default:
      return null;
  }
}

/** Where a refund stands; by our key where we asked for it (ORD-79). */
export function refundState({ id, amount, status, metadata }: Stripe.Refund): RefundState {
  return { key: metadata?.['refund'] ?? null, providerId: id, amount, status: refundStatus(status) };
}

function refundStatus(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function disputeState({ id, amount, reason, status, evidence_details }: Stripe.Dispute): DisputeState {
  const { due_by: dueBy } = evidence_details;
  return {
    providerId: id,
    amount,
    reason,
    evidenceDue: dueBy === null ? null : new Date(dueBy * 1000),
    state: status === 'lost' ? 'lost' : isDecided(status) ? 'won' : 'open',
  };
}

/** Decided for the seller, or closed before it became one. */
function isDecided(status: string): boolean {
  return status === 'won' || status === 'warning_closed' || status === 'prevented';
}

/** One of the texts that buyers are told; never a reason of fraud (ORD-77). */
export function failureOf(error: { readonly code?: string | undefined } | null): PaymentFailure {
  switch (error?.code) {
    case 'expired_card':
      return 'expired';
    case 'incorrect_cvc':
    case 'invalid_cvc':
      return 'wrong-code';
    case 'processing_error':
      return 'try-again';
    case 'authentication_required':
    case 'payment_intent_authentication_failure':
      return 'not-confirmed';
    default:
      return 'declined';
  }
}

/** What is known of what was paid with (ORD-75). */
export function methodOf({ latest_charge: charge }: Stripe.PaymentIntent): PaymentMethod | null {
  if (charge === null || typeof charge === 'string' || charge.payment_method_details === null) return null;
  return shownMethod(charge.payment_method_details);
}

/** Of a card its brand, its last digits and its end; of anything else what kind it is. */
export function shownMethod({ type, card }: PaidWith): PaymentMethod {
  if (card === undefined) return { brand: type, last4: '', expires: '' };
  const month = String(card.exp_month).padStart(2, '0');
  return { brand: card.brand ?? 'card', last4: card.last4 ?? '', expires: `${month}/${card.exp_year}` };
}

interface PaidWith {
  readonly type: string;
  readonly card?: {
    readonly brand: string | null;
    readonly last4: string | null;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}
