import type { BillingPeriod, PeriodUnit } from '#domain/subscriptions/billing-period.ts';
import type { Id } from '#lib/id.ts';
import type { AgreedLine } from './agreed-price.ts';
import type { OrderAddress } from './order-address.ts';

/**
 * What counts from the next renewal of a subscription on, in the place of what was agreed before: each part for itself, and
 * gone with that renewal (ORD-111, ORD-117). The price alone waits for the first renewal after its day.
 */
export type PendingChange = {
  /** With other pieces, or of another variant. */
  readonly lines?: readonly AgreedLine[];
  readonly delivery?: OrderAddress;
  /** Of a membership: another plan, whose period may be another one; its line is in `lines` (MEMB-55). */
  readonly plan?: {
    readonly id: Id<'member-plan'>;
    readonly title: string;
    readonly period: BillingPeriod;
  };
  /**
   * What a piece of the first line costs, in whole minor units, from a moment on (ISO 8601) that its mail named, as long as it
   * is of the variant and the period that the mail was about.
   */
  readonly newPrice?: {
    readonly unitPrice: number;
    readonly from: string;
    readonly variantId?: string;
    readonly unit?: PeriodUnit;
  };
};
