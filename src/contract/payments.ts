import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const ofPayments = { host: 'app', access: { kind: 'permission', any: ['commerce.payments'] } } as const;

const accountSchema = z.object({
  provider: z.enum(['stripe']),
  /** The last characters of its secret; the rest is shown to nobody (ORD-72). */
  secretEnd: z.string(),
  /** Money moves; false: the keys of the provider's test mode. */
  isLive: z.boolean(),
  /** The provider tells of payments by itself. */
  hasWebhook: z.boolean(),
  connectedAt: z.iso.datetime(),
});
export type PaymentAccountShown = z.infer<typeof accountSchema>;

/** The accounts that a site has at payment providers (ORD-72, ORD-83). */
export const listPaymentAccounts = defineEndpoint({
  ...ofPayments,
  method: 'GET',
  path: '/api/payments/accounts',
  output: z.object({ accounts: z.array(accountSchema) }),
});

/** A secret key of Stripe, or a restricted one. */
export const STRIPE_KEY_PATTERN = /^[sr]k_(?:live|test)_[A-Za-z0-9]{10,200}$/;

/** Connects the owner's account at Stripe, or another one in its place (ORD-72). */
export const connectStripe = defineEndpoint({
  ...ofPayments,
  method: 'PUT',
  path: '/api/payments/stripe',
  recentSignInMinutes: 60,
  body: z.object({ secretKey: z.string().trim().max(250).regex(STRIPE_KEY_PATTERN) }),
  output: z.object({}),
});

/** Takes the account away: nobody can pay by it from here on (ORD-83). */
export const disconnectStripe = defineEndpoint({
  ...ofPayments,
  method: 'DELETE',
  path: '/api/payments/stripe',
  recentSignInMinutes: 60,
  output: z.object({}),
});
