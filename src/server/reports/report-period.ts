import { sql, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { addDays, type DayRange } from '#domain/reports/report-days.ts';
import { daysOfPeriod, type NamedPeriod } from '#domain/reports/report-period.ts';
import { invariant } from '#lib/invariant.ts';
import { momentOfMinute, zonedMinute } from '#lib/timing/zoned-minute.ts';
import type { Services } from '#server/platform/services.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** What is asked of every report. */
export interface AskedPeriod {
  readonly period?: NamedPeriod | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency?: CurrencyCode | undefined;
}

export interface ReportPeriod {
  readonly range: DayRange;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly storeCurrency: CurrencyCode;
}

/** The days that are meant where the site is, and the currency; the last 30 days where nothing is said (ORD-151). */
export async function loadReportPeriod(
  { db, now }: Services,
  siteId: SiteId,
  { period = 'last30', from, to, currency }: AskedPeriod,
): Promise<ReportPeriod> {
  const [timeZone, settings] = await Promise.all([siteTimeZone(db, siteId), loadStoreSettings(db, siteId)]);
  const today = zonedMinute(now(), timeZone).slice(0, 10);
  const range = from === undefined || to === undefined ? daysOfPeriod(period, today) : { from, to };
  return { range, timeZone, currency: currency ?? settings.currency, storeCurrency: settings.currency };
}

/** The day of a moment where the site is: days of 23 and 25 hours are whole ones (ORD-151). */
export function localDay(moment: string, timeZone: string) {
  return sql<string>`(${sql.ref(moment)} at time zone ${timeZone})::date`;
}

/**
 * Whether a moment is on one of the days: from the first moment of the first one to the first after the last. Compared as
 * it is, so that the database knows how much that is, and takes the faster way.
 */
export function isIn(moment: string, { from, to }: DayRange, timeZone: string) {
  const begin = startOfDay(from, timeZone);
  const end = startOfDay(addDays(to, 1), timeZone);
  return sql<SqlBool>`(${sql.ref(moment)} >= ${begin} and ${sql.ref(moment)} < ${end})`;
}

export function startOfDay(day: string, timeZone: string): Date {
  const moment = momentOfMinute(`${day}T00:00`, timeZone);
  invariant(moment !== null, 'days of reports are checked where they are asked for');
  return new Date(moment);
}

/**
 * Whether an order of the table `orders` counts, whatever it is for: it was placed, is no test, and was not canceled before
 * anything was paid. What was paid counts on the day of the order, and what went back on the day of the refund (ORD-107, ORD-148).
 */
export const COUNTS_AT_ALL = sql<SqlBool>`(orders.placed_at is not null and not orders.is_test
  and (orders.state <> 'canceled' or orders.paid > 0))`;

/**
 * Whether it is a sale: donations are none, nor are gift cards, which count once they pay for something (ORD-148).
 */
export const COUNTS = sql<SqlBool>`(${COUNTS_AT_ALL} and orders.kind = 'shop')`;

/** The currencies to choose from: those in use, and that of the store. */
export function currenciesOf(
  used: Iterable<CurrencyCode>,
  { storeCurrency, currency }: ReportPeriod,
): CurrencyCode[] {
  return [...new Set([storeCurrency, currency, ...used])].toSorted();
}
