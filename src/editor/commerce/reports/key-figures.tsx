import type { SalesReport } from '#contract/reports.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { moneyOf } from '../orders/order-words.ts';
import { FigureList } from './figure-list.tsx';

type Figure = 'total' | 'gross' | 'discounts' | 'refunds' | 'net' | 'delivery' | 'tax' | 'average';

const FIGURES: readonly (readonly [Figure, Message])[] = [
  ['total', words.total],
  ['gross', words.gross],
  ['discounts', words.discount],
  ['refunds', words.refunds],
  ['net', words.net],
  ['delivery', words.delivery],
  ['tax', words.tax],
  ['average', words.average],
];

/** The sums of the sales of a period, each with what it was before. */
export function KeyFigures({ report }: { readonly report: SalesReport }) {
  const { totals, before, currency } = report;
  const orders = { title: words.orders, now: totals.orders, then: before.totals.orders, format: String };
  const amounts = FIGURES.map(([figure, title]) => ({
    title,
    now: totals[figure],
    then: before.totals[figure],
    format: (amount: number) => moneyOf(amount, currency),
  }));
  return <FigureList figures={[orders, ...amounts]} />;
}
