import type { Stripe } from 'stripe';
import type { SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { forgetAccount, keepAccount, openAccount } from '../payment-accounts.ts';
import { anyCustomer, forgetCustomers } from '../kept-methods.ts';
import { answerOf } from './stripe-answer.ts';
import { stripeClient } from './stripe-client.ts';

const PROVIDER = 'stripe';
/** What Stripe tells of; where the payment stands is asked each time. */
const TOLD = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/**
 * Connects the owner's own account at Stripe: a call tells whether the key is good, and one that is refused is not kept
 * (ORD-72). Stripe is asked to tell of payments; where it cannot reach the site they are asked for each minute instead
 * (ORD-161). With a key for their browsers, buyers pay within the checkout (ORD-74). Throws `stripe-refused` and `stripe-unreachable`.
 */
export async function connectStripe(
  services: Services,
  siteId: SiteId,
  secretKey: string,
  publicKey = '',
): Promise<void> {
  // Of the test mode both or none.
  if (publicKey !== '' && isTestKey(publicKey) !== isTestKey(secretKey))
    throw new CallError('stripe-refused');
  const before = await openAccount(services, siteId, PROVIDER);
  const stripe = await stripeClient(services, secretKey);
  const tried = await answerOf('start', () => stripe.balance.retrieve());
  if (tried.kind === 'unreachable') throw new CallError('stripe-unreachable');
  if (tried.kind === 'refused') throw new CallError('stripe-refused');
  if (publicKey !== '') await tryPublicKey(services, publicKey);
  const { identifier } = await findSite(services.db, siteId);
  const url = publicUrl(services.config, identifier, '/api/payments/stripe/webhook');
  const told = await answerOf('start', () =>
    stripe.webhookEndpoints.create({ url, enabled_events: [...TOLD], description: 'Portico' }),
  );
  const webhook = told.kind === 'answered' ? told.value : null;
  await keepAccount(services, siteId, PROVIDER, {
    publicKey,
    secretKey,
    webhookSecret: webhook?.secret ?? null,
    webhookId: webhook?.secret === undefined ? null : webhook.id,
    isLive: !isTestKey(secretKey),
  });
  if (before !== null && before.secretKey !== secretKey) await forgetStrangers(services, siteId, stripe);
  if (before !== null && before.webhookId !== null)
    await silence(services, before.secretKey, before.webhookId);
}

/** Takes the account of a site away; Stripe tells nothing more. Payments that were made stay as they are (ORD-83). */
export async function disconnectStripe(services: Services, siteId: SiteId): Promise<void> {
  const account = await openAccount(services, siteId, PROVIDER);
  if (account === null) return;
  await forgetAccount(services.db, siteId, PROVIDER);
  await forgetCustomers(services.db, siteId, PROVIDER);
  if (account.webhookId !== null) await silence(services, account.secretKey, account.webhookId);
}

/** What members keep at another account than this one is of no use any more (ORD-146). */
async function forgetStrangers(services: Services, siteId: SiteId, stripe: Stripe): Promise<void> {
  const known = await anyCustomer(services.db, siteId, PROVIDER);
  if (known === null) return;
  const found = await answerOf('ask', () => stripe.customers.retrieve(known));
  if (found.kind === 'refused') await forgetCustomers(services.db, siteId, PROVIDER);
}

/** What cannot be taken away there is refused here: its secret is forgotten. */
async function silence(services: Services, secretKey: string, webhookId: string): Promise<void> {
  const stripe = await stripeClient(services, secretKey);
  await answerOf('start', () => stripe.webhookEndpoints.del(webhookId));
}

/** Asks for something that there is not: who may not even ask has a key that Stripe does not know. */
async function tryPublicKey(services: Services, publicKey: string): Promise<void> {
  const stripe = await stripeClient(services, publicKey);
  try {
    await stripe.paymentIntents.retrieve('pi_portico', { client_secret: 'pi_portico_secret_portico' });
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? error.type : null;
    if (type === 'StripeAuthenticationError') throw new CallError('stripe-refused');
    if (type !== 'StripeInvalidRequestError') throw new CallError('stripe-unreachable');
  }
}

function isTestKey(key: string): boolean {
  return /^[spr]k_test_/.test(key);
}
