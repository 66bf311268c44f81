import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

const ofPayments = { host: 'app', access: { kind: 'permission', any: ['commerce.payments'] } } as const;

const accountSchema = z.object({
  provider: z.enum(['stripe']),
  /** The last characters of its secret; the rest is shown to nobody (ORD-72). */
  secretEnd: z.string(),
  /** Of the fields within the checkout, which every buyer's browser gets; empty where it is paid on the provider's page. */
  publicKey: z.string(),
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

/** The key of Stripe by which buyers' browsers show its fields (ORD-74). */
export const STRIPE_PUBLIC_KEY_PATTERN = /^pk_(?:live|test)_[A-Za-z0-9]{10,200}$/;

/** Connects the owner's account at Stripe, or another one in its place (ORD-72). */
export const connectStripe = defineEndpoint({
  ...ofPayments,
  method: 'PUT',
  path: '/api/payments/stripe',
  recentSignInMinutes: 60,
  body: z.object({
    secretKey: z.string().trim().max(250).regex(STRIPE_KEY_PATTERN),
    /** Empty: buyers pay on Stripe's page. */
    publicKey: z.string().trim().max(250).regex(STRIPE_PUBLIC_KEY_PATTERN).or(z.literal('')).default(''),
  }),
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

export const DIFFERENCES_PER_PAGE = 20;

const differenceSchema = z.object({
  id: idSchema<'payment-difference'>(),
  provider: z.string(),
  kind: z.enum(['payment', 'refund']),
  /** Null where no order has such a payment, or it was never placed. */
  order: z.object({ id: idSchema<'order'>(), number: z.string() }).nullable(),
  /** By which it is found at the provider. */
  providerId: z.string().nullable(),
  currency: z.enum(CURRENCY_CODES),
  /** What was paid or given back, in whole minor units; null where it is not known. */
  here: z.int().nullable(),
  there: z.int().nullable(),
  foundAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** Somebody has dealt with it; else it was put right. */
  isSettledByHand: z.boolean(),
});
export type PaymentDifference = z.infer<typeof differenceSchema>;

const comparisonSchema = z.object({
  compared: z.array(
    z.object({
      provider: z.string(),
      triedAt: z.iso.datetime(),
      /** Null as long as the provider never answered. */
      comparedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Those that are open first, then the newest. */
  differences: z.array(differenceSchema),
  open: z.int(),
  /** All that there are, counted to 1,000 beyond the page. */
  total: z.int(),
  hasMore: z.boolean(),
});
export type PaymentComparison = z.infer<typeof comparisonSchema>;

/** Payments and refunds that do not count the same here and at the provider, as each night finds them (ORD-168). */
export const getPaymentComparison = defineEndpoint({
  ...ofPayments,
  method: 'GET',
  path: '/api/payments/comparison',
  query: z.object(pageQuery({ pageSize: DIFFERENCES_PER_PAGE, maxPageSize: DIFFERENCES_PER_PAGE })),
  output: comparisonSchema,
});

/** Notes that somebody has dealt with a difference (ORD-168). */
export const settlePaymentDifference = defineEndpoint({
  ...ofPayments,
  method: 'POST',
  path: '/api/payments/differences/:differenceId/settle',
  params: z.object({ differenceId: idSchema<'payment-difference'>() }),
  output: z.object({}),
});
