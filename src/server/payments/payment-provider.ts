import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { RefundStatus } from '#domain/orders/refund-status.ts';

/**
 * What became of an attempt to pay, in words that all providers share. 'waiting': for the seller, who says when the money
 * has come.
 */
export const PAYMENT_STATUSES = [
  'needs-method',
  'needs-confirmation',
  'waiting',
  'processing',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Where a refund stands now. */
export interface RefundState {
  /** By which it was asked for; null where it was made at the provider itself. */
  readonly key: string | null;
  readonly providerId: string | null;
  readonly amount: number;
  readonly status: RefundStatus;
}

/** Where a payment stands now, never what changed (ORD-164). Whole minor units. */
export interface PaymentState {
  readonly status: PaymentStatus;
  /** All that was paid by this attempt so far. */
  readonly paid: number;
  /** All its refunds, or those that are known; absent: as they are. */
  readonly refunds?: readonly RefundState[];
}

/** What orders know of a provider: each is one folder (ORD-69). */
export interface PaymentProvider {
  readonly id: string;
  /** `all`, or those it takes. */
  readonly currencies: 'all' | readonly CurrencyCode[];
  /** The smallest and the largest amount it takes in a currency. */
  readonly limits: (currency: CurrencyCode) => { readonly min: number; readonly max: number };
  readonly embeds: boolean;
  readonly redirects: boolean;
  readonly savesMethods: boolean;
  readonly refundsPartly: boolean;
  /** It pays test orders, and no others (ORD-71). */
  readonly isForTestOrders: boolean;
  /** Whether orders are received before they are paid: nobody is asked, the seller says when the money has come. */
  readonly waitsForSeller: boolean;
}
