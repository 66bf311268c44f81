import type { OrderConsent } from '#domain/orders/order-consent.ts';
import type { OrderField } from '#domain/orders/order-field.ts';

/** What the last form of a checkout says: what its buyer saw, and what they answered and agreed to (ORD-26, ORD-159). */
export interface SubmittedOrder {
  readonly submission: string;
  readonly version: number;
  readonly total: number;
  /** Null in a page of the version before, which does not say it. */
  readonly due: number | null;
  readonly fields: readonly OrderField[];
  readonly consents: readonly OrderConsent[];
}
