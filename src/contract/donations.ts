import { z } from 'zod';
import { fundFieldsSchema } from '#domain/donations/fund-fields.ts';
import { GIFT_FREQUENCIES } from '#domain/donations/gift-frequency.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { PAYMENT_WORDS } from '#domain/orders/payment-word.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { getOrder } from './orders.ts';
import { pageQuery } from './page-query.ts';

const ofDonations = { host: 'app', access: { kind: 'permission', any: ['commerce.donations'] } } as const;
const fundId = idSchema<'fund'>();
const donatePageId = idSchema<'donate-page'>();
const donationId = idSchema<'order'>();
const version = z.int().min(0);
const done = z.object({});

const fundSchema = z.object({ ...fundFieldsSchema.shape, id: fundId, version: z.int() });
export type Fund = z.infer<typeof fundSchema>;

const pageFields = {
  fundId,
  title: z.string().trim().min(1).max(200),
  text: z.string().trim().max(2_000),
};
const donatePageSchema = z.object({ ...pageFields, id: donatePageId, version: z.int() });
export type DonatePage = z.infer<typeof donatePageSchema>;

/** The funds of the site, and the pages on which is given to them; whoever writes pages leads blocks there (ORD-127). */
export const listFunds = defineEndpoint({
  host: 'app',
  access: { kind: 'permission', any: ['commerce.donations', 'content.write'] },
  feature: 'commerce',
  method: 'GET',
  path: '/api/funds',
  output: z.object({
    funds: z.array(fundSchema),
    pages: z.array(donatePageSchema),
    currency: z.enum(CURRENCY_CODES),
    /** Of the public host, without its last slash: the pages are below it. */
    origin: z.string(),
  }),
});

/** Makes a fund with a page of its name; 409 `too-many-funds`. */
export const createFund = defineEndpoint({
  ...ofDonations,
  method: 'POST',
  path: '/api/funds',
  body: fundFieldsSchema,
  output: z.object({ id: fundId }),
});

/** 409 `fund-changed` where it is not what whoever changes it has seen. */
export const changeFund = defineEndpoint({
  ...ofDonations,
  method: 'PUT',
  path: '/api/funds/:fundId',
  params: z.object({ fundId }),
  body: z.object({ version, fields: fundFieldsSchema }),
  output: done,
});

/** Takes it away with its pages; what was given stays. */
export const removeFund = defineEndpoint({
  ...ofDonations,
  method: 'DELETE',
  path: '/api/funds/:fundId',
  params: z.object({ fundId }),
  output: done,
});

export const createDonatePage = defineEndpoint({
  ...ofDonations,
  method: 'POST',
  path: '/api/donate-pages',
  body: z.object(pageFields),
  output: z.object({ id: donatePageId }),
});

export const changeDonatePage = defineEndpoint({
  ...ofDonations,
  method: 'PUT',
  path: '/api/donate-pages/:donatePageId',
  params: z.object({ donatePageId }),
  body: z.object({ ...pageFields, version }),
  output: done,
});

export const removeDonatePage = defineEndpoint({
  ...ofDonations,
  method: 'DELETE',
  path: '/api/donate-pages/:donatePageId',
  params: z.object({ donatePageId }),
  output: done,
});

const listedDonationSchema = z.object({
  id: donationId,
  number: z.string(),
  placedAt: z.iso.datetime(),
  /** Of the donor, also of one who gives anonymously. */
  name: z.string(),
  email: z.string(),
  isAnonymous: z.boolean(),
  isTest: z.boolean(),
  fund: z.string(),
  /** Of one that is given again and again; null where it is given once. */
  frequency: z.enum(GIFT_FREQUENCIES).nullable(),
  currency: z.enum(CURRENCY_CODES),
  total: z.int(),
  refunded: z.int(),
  payment: z.enum(PAYMENT_WORDS),
});
export type ListedDonation = z.infer<typeof listedDonationSchema>;

export const DONATIONS_PER_PAGE = 50;

const donationFilter = {
  /** The beginning of a number, a name or an email. */
  search: z.string().trim().max(200).optional(),
  /** By its name, as it was when somebody gave. */
  fund: z.string().trim().max(100).optional(),
};

/** A page of the donations, newest first (ORD-126). */
export const listDonations = defineEndpoint({
  ...ofDonations,
  method: 'GET',
  path: '/api/donations',
  query: z.object({
    ...donationFilter,
    ...pageQuery({ pageSize: DONATIONS_PER_PAGE, maxPageSize: DONATIONS_PER_PAGE }),
  }),
  output: z.object({
    donations: z.array(listedDonationSchema),
    /** What matches, counted to 1,000 beyond the page. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

const fundTotalSchema = z.object({
  fund: z.string(),
  currency: z.enum(CURRENCY_CODES),
  count: z.int(),
  /** What was given, without what was given back. */
  amount: z.int(),
});
export type FundTotal = z.infer<typeof fundTotalSchema>;

/** What came to each fund, the largest first (ORD-126). */
export const listFundTotals = defineEndpoint({
  ...ofDonations,
  method: 'GET',
  path: '/api/donations/totals',
  output: z.object({ totals: z.array(fundTotalSchema) }),
});

const donationSchema = getOrder.output.extend({ isAnonymous: z.boolean() });
export type Donation = z.infer<typeof donationSchema>;

export const getDonation = defineEndpoint({
  ...ofDonations,
  method: 'GET',
  path: '/api/donations/:donationId',
  params: z.object({ donationId }),
  output: donationSchema,
});

/** Says that money came, all of it or a part (ORD-70). */
export const markDonationPaid = defineEndpoint({
  ...ofDonations,
  method: 'POST',
  path: '/api/donations/:donationId/paid',
  params: z.object({ donationId }),
  body: z.object({
    version,
    amount: z.int().min(1),
    day: z.iso.date(),
    reference: z.string().trim().max(ORDER_LIMITS.reference),
  }),
  output: done,
});

/** Gives money back, whole or in part (ORD-80, ORD-126). */
export const refundDonation = defineEndpoint({
  ...ofDonations,
  method: 'POST',
  path: '/api/donations/:donationId/refunds',
  params: z.object({ donationId }),
  body: z.object({
    version,
    amount: z.int().min(1),
    reason: z.string().trim().max(ORDER_LIMITS.reason),
    isMailed: z.boolean(),
  }),
  output: done,
});

/** How many donations an export holds; it takes a sign-in of the last hour (CRM-22). */
export const prepareDonationExport = defineEndpoint({
  ...ofDonations,
  method: 'POST',
  path: '/api/donations/export',
  recentSignInMinutes: 60,
  body: z.object(donationFilter),
  output: z.object({ total: z.int() }),
});

/** The donations that match as CSV; a download, so the handler answers itself. */
export const exportDonations = defineEndpoint({
  ...ofDonations,
  method: 'GET',
  path: '/api/donations/export.csv',
  recentSignInMinutes: 60,
  query: z.object(donationFilter),
  output: z.any(),
});
