import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { daysIn } from '#domain/reports/report-days.ts';
import { REPORT_GROUPS } from '#domain/reports/report-groups.ts';
import {
  fitsSteps,
  LONGEST_REPORT_DAYS,
  NAMED_PERIODS,
  REPORT_STEPS,
  suggestedStep,
} from '#domain/reports/report-period.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

const ofSales = {
  method: 'GET',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders', 'activity.read'] },
  feature: 'commerce',
} as const;
const ofTaxes = {
  method: 'GET',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.accounting'] },
} as const;

/** Groups on a page. */
export const REPORT_PAGE_SIZE = 50;

const currency = z.enum(CURRENCY_CODES);
/** Whole minor units of the currency of the report. */
const amount = z.int();
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2200-01-01');

/** A named period, or days of one's own, in the time zone of the site (ORD-151). */
const period = {
  period: z.enum(NAMED_PERIODS).optional(),
  from: day.optional(),
  to: day.optional(),
  /** That of the store where absent: orders keep the currency they were placed in. */
  currency: currency.optional(),
};
const step = z.enum(REPORT_STEPS).optional();
type Asked = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly step?: z.infer<typeof step>;
};

/** Both days or none; not too many of them, in not too many steps. */
function isReadable({ from, to, step: asked }: Asked): boolean {
  if (from === undefined || to === undefined) return from === to;
  const days = daysIn({ from, to });
  const isLong = days < 1 || days > LONGEST_REPORT_DAYS;
  return !isLong && fitsSteps({ from, to }, asked ?? suggestedStep({ from, to }));
}

export const periodQuery = z.object(period).refine(isReadable);
const salesQuery = z.object({ ...period, step }).refine(isReadable);
const groupsQuery = z.object({ ...period, by: z.enum(REPORT_GROUPS) }).refine(isReadable);
const days = z.object({ from: z.iso.date(), to: z.iso.date() });

export const reportSchema = z.object({
  range: days,
  timeZone: z.string(),
  currency,
  /** All in which there are orders in these days, and that of the store. */
  currencies: z.array(currency),
});

const figuresSchema = z.object({
  orders: z.int(),
  gross: amount,
  discounts: amount,
  refunds: amount,
  net: amount,
  delivery: amount,
  tax: amount,
  total: amount,
  average: amount,
  /** Gift cards and donations are no sales: what was paid for them, and what of it was given back in these days. */
  giftCards: amount,
  giftCardRefunds: amount,
  donations: amount,
  donationRefunds: amount,
  /** What holders of gift cards could still spend at the end. */
  owed: amount,
});

const stepSchema = figuresSchema.extend({ start: z.iso.date() });
export type ReportedStep = z.infer<typeof stepSchema>;

const salesSchema = reportSchema.extend({
  step: z.enum(REPORT_STEPS),
  /** Every one of the days, also where nothing was sold. */
  steps: z.array(stepSchema),
  totals: figuresSchema,
  before: z.object({ range: days, steps: z.array(stepSchema), totals: figuresSchema }),
});
export type SalesReport = z.infer<typeof salesSchema>;

/** What was sold, by day, week or month, and in the period before (ORD-148). */
export const salesReport = defineEndpoint({
  ...ofSales,
  path: '/api/reports/sales',
  query: salesQuery,
  output: salesSchema,
});

/** The same as CSV; a download, so the handler answers itself (ORD-151). */
export const salesReportCsv = defineEndpoint({
  ...ofSales,
  path: '/api/reports/sales.csv',
  query: salesQuery,
  output: z.any(),
});

const groupSchema = z.object({
  /** The id or the code of what it is; empty for what belongs to none. */
  key: z.string(),
  name: z.string(),
  /** Of a variant its options and SKU, of a discount its code. */
  detail: z.string(),
  /** Null where lines are told apart. */
  orders: z.int().nullable(),
  /** Null where orders are told apart. */
  pieces: z.int().nullable(),
  gross: amount,
  /** Of a discount what it alone took off. */
  discounts: amount,
  net: amount,
  delivery: amount.nullable(),
  tax: amount,
  total: amount.nullable(),
});
export type ReportedGroup = z.infer<typeof groupSchema>;

const groupsSchema = reportSchema.extend({
  by: z.enum(REPORT_GROUPS),
  groups: z.array(groupSchema),
  /** How many there are in all. */
  total: z.int(),
});
export type GroupsReport = z.infer<typeof groupsSchema>;

/** What was sold, by product, variant, category, discount, country, channel or payment, the most first (ORD-149). */
export const groupsReport = defineEndpoint({
  ...ofSales,
  path: '/api/reports/groups',
  query: z
    .object({
      ...period,
      by: z.enum(REPORT_GROUPS),
      ...pageQuery({ pageSize: REPORT_PAGE_SIZE, maxPageSize: REPORT_PAGE_SIZE }),
    })
    .refine(isReadable),
  output: groupsSchema,
});

/** All of them as CSV (ORD-151). */
export const groupsReportCsv = defineEndpoint({
  ...ofSales,
  path: '/api/reports/groups.csv',
  query: groupsQuery,
  output: z.any(),
});

const taxSchema = z.object({
  ruleId: z.string(),
  name: z.string(),
  /** 10,000 to the percent. */
  rate: z.int(),
  country: z.string(),
  region: z.string(),
  tax: amount,
});
export type ReportedTax = z.infer<typeof taxSchema>;

const taxesSchema = reportSchema.extend({
  taxes: z.array(taxSchema),
  /** What the rows add up to. */
  tax: amount,
  /** Of the refunds of these days, what was tax. */
  refunded: amount,
});
export type TaxesReport = z.infer<typeof taxesSchema>;

/** The taxes of orders by rule, rate and place (ORD-149). */
export const taxesReport = defineEndpoint({
  ...ofTaxes,
  path: '/api/reports/taxes',
  query: periodQuery,
  output: taxesSchema,
});

/** The same as CSV (ORD-151). */
export const taxesReportCsv = defineEndpoint({
  ...ofTaxes,
  path: '/api/reports/taxes.csv',
  query: periodQuery,
  output: z.any(),
});
