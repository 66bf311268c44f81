import { z } from 'zod';
import { ABANDONED_MAILINGS, ABANDONED_STATES } from '#domain/carts/abandoned-cart.ts';
import { CART_KINDS } from '#domain/carts/cart-kinds.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';
import { periodQuery, reportSchema } from './reports.ts';

export const ABANDONED_PER_PAGE = 50;

const currency = z.enum(CURRENCY_CODES);
/** Whole minor units. */
const amount = z.int();

const abandonedSchema = z.object({
  id: idSchema<'abandoned-cart'>(),
  abandonedAt: z.iso.datetime(),
  /** Empty after 30 days, as the lines are. */
  email: z.string(),
  kind: z.enum(CART_KINDS),
  lines: z.array(z.object({ title: z.string(), pieces: z.int() })),
  pieces: z.int(),
  amount,
  currency,
  state: z.enum(ABANDONED_STATES),
  mailing: z.enum(ABANDONED_MAILINGS),
  openedAt: z.iso.datetime().nullable(),
  /** Somebody began to pay, which came to nothing. */
  isPaymentTried: z.boolean(),
  order: z.object({ id: idSchema<'order'>(), number: z.string() }).nullable(),
});
export type AbandonedCart = z.infer<typeof abandonedSchema>;

/** A page of the checkouts that were left with an email and without an order, newest first (ORD-150). */
export const listAbandonedCarts = defineEndpoint({
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders'] },
  method: 'GET',
  path: '/api/abandoned-carts',
  query: z.object({
    state: z.enum(ABANDONED_STATES).optional(),
    ...pageQuery({ pageSize: ABANDONED_PER_PAGE, maxPageSize: ABANDONED_PER_PAGE }),
  }),
  output: z.object({
    carts: z.array(abandonedSchema),
    /** What matches, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

const figuresSchema = z.object({ count: z.int(), amount });

const abandonedReportSchema = reportSchema.extend({
  abandoned: figuresSchema,
  mailed: figuresSchema,
  /** The amount is that of the orders. */
  recovered: figuresSchema,
});
export type AbandonedReport = z.infer<typeof abandonedReportSchema>;

const ofReport = {
  method: 'GET',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders', 'activity.read'] },
  feature: 'commerce',
} as const;

/** Checkouts that were left in some days, how many were mailed, and what came of it (ORD-150). */
export const abandonedReport = defineEndpoint({
  ...ofReport,
  path: '/api/reports/abandoned',
  query: periodQuery,
  output: abandonedReportSchema,
});

/** The same as CSV (ORD-151). */
export const abandonedReportCsv = defineEndpoint({
  ...ofReport,
  path: '/api/reports/abandoned.csv',
  query: periodQuery,
  output: z.any(),
});
