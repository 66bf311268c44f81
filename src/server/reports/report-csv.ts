import type { GroupsReport, SalesReport, TaxesReport } from '#contract/reports.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { toCents } from '#domain/money/cents.ts';
import { isOfLines } from '#domain/reports/report-groups.ts';
import { rateText } from '#domain/store/rate-text.ts';
import { beginCsv, type CsvCell } from '#server/platform/csv/write-csv.ts';

/** The rows of a report of sales, the totals last; amounts as decimals (ORD-151). */
export function salesCsv({ steps, totals, currency }: SalesReport): string {
  const money = moneyIn(currency);
  const row = (name: string, figures: SalesReport['totals']) => [
    name,
    String(figures.orders),
    ...[figures.gross, figures.discounts, figures.refunds, figures.net, figures.delivery, figures.tax].map(
      money,
    ),
    ...[figures.total, figures.average, figures.giftCards, figures.giftCardRefunds].map(money),
    ...[figures.owed, figures.donations, figures.donationRefunds].map(money),
    currency,
  ];
  const header = ['From', 'Orders', 'Gross', 'Discounts', 'Refunds', 'Net', 'Delivery', 'Tax', 'Total'];
  return beginCsv([
    [...header, 'Average order', ...APART, 'Currency'],
    ...steps.map(({ start, ...figures }) => row(start, figures)),
    row('Total', totals),
  ]);
}

/** What is no sale, in the order of its columns (ORD-148). */
const APART = [
  'Gift cards sold',
  'Gift cards refunded',
  'Owed to holders of gift cards',
  'Donations',
  'Donations refunded',
];

/** The groups of a report (ORD-149, ORD-151). */
export function groupsCsv({ by, groups, currency }: GroupsReport): string {
  const money = moneyIn(currency);
  const header = isOfLines(by)
    ? ['Id', 'Name', 'Details', 'Quantity', 'Gross', 'Discounts', 'After discounts', 'Tax', 'Currency']
    : [
        'Id',
        'Name',
        'Details',
        'Orders',
        'Gross',
        'Discounts',
        'After discounts',
        'Delivery',
        'Tax',
        'Total',
        'Currency',
      ];
  return beginCsv([
    header,
    ...groups.map((group) => [
      group.key,
      group.name,
      group.detail,
      String(group.pieces ?? group.orders),
      ...[group.gross, group.discounts, group.net].map(money),
      ...[group.delivery, group.tax, group.total].flatMap((amount) =>
        amount === null ? [] : [money(amount)],
      ),
      currency,
    ]),
  ]);
}

/** The taxes by rule, rate and place (ORD-149, ORD-151). */
export function taxesCsv({ taxes, tax, refunded, currency }: TaxesReport): string {
  const money = moneyIn(currency);
  return beginCsv([
    ['Tax', 'Rate in percent', 'Country', 'Region', 'Amount', 'Currency'],
    ...taxes.map((row) => [row.name, rateText(row.rate), row.country, row.region, money(row.tax), currency]),
    ['Total', '', '', '', money(tax), currency],
    ['Tax in refunds', '', '', '', money(refunded), currency],
  ]);
}

function moneyIn(currency: CurrencyCode): (amount: number) => CsvCell {
  return (amount) => ({ amount: moneyValue(toCents(amount), currency).value });
}
