import type { Stripe } from 'stripe';
import type { SiteId } from '#domain/documents/record.ts';
import type { KeptMethod, PayingCustomer, PaymentAttempt } from '../payment-provider.ts';
import { methodOf } from './stripe-state.ts';

/** The customer that a payment is of, made where there is none yet: by the key of the attempt once (ORD-79, ORD-146). */
export async function customerFor(
  stripe: Stripe,
  { key, customerId, metadata }: CustomerOf,
): Promise<string> {
  if (customerId !== null) return customerId;
  const customer = await stripe.customers.create({ metadata }, { idempotencyKey: `${key}:customer` });
  return customer.id;
}

interface CustomerOf {
  readonly key: string;
  readonly customerId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

type FutureUsage = 'on_session' | 'off_session';

/** What banks are told of what is kept: whether its owner will be there when it is charged again. */
export function usageOf({ isForLater }: PayingCustomer): FutureUsage {
  return isForLater === true ? 'off_session' : 'on_session';
}

/** What a payment says of whom it is kept for; null where nothing is. */
export async function keepingOf(
  stripe: Stripe,
  siteId: SiteId,
  { key, customer }: PaymentAttempt,
): Promise<{ readonly customer: string; readonly setup_future_usage: FutureUsage } | null> {
  if (customer === null || !customer.keeps) return null;
  const { customerId } = customer;
  const id = await customerFor(stripe, { key, customerId, metadata: { site: siteId } });
  return { customer: id, setup_future_usage: usageOf(customer) };
}

/** What Stripe keeps of a payment that was made, for the next one; null where it keeps nothing. */
export function keptMethod(intent: Stripe.PaymentIntent): KeptMethod | null {
  const { customer, payment_method: method, setup_future_usage: usage, status } = intent;
  const shown = methodOf(intent);
  if (status !== 'succeeded' || usage === null || shown === null) return null;
  const [customerId, methodId] = [idOf(customer), idOf(method)];
  return customerId === null || methodId === null ? null : { customerId, methodId, method: shown };
}

export function idOf(object: string | { readonly id: string } | null): string | null {
  return typeof object === 'object' && object !== null ? object.id : object;
}
