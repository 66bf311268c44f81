import type { Stripe } from 'stripe';
import { invariant } from '#lib/invariant.ts';
import type { ProviderAccess } from '../payment-provider.ts';
import { stripeClient } from './stripe-client.ts';

/** The library with the key of the site. */
export function clientOfAccount({ services, account }: ProviderAccess): Promise<Stripe> {
  invariant(account !== null, 'a site without an account is offered no Stripe');
  return stripeClient(services, account.secretKey);
}
