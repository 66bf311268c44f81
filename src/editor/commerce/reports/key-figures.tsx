import type { SalesReport } from '#contract/reports.ts';
import { changeInPercent } from '#domain/reports/sales-figures.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../orders/order-words.ts';
import styles from './reports.module.css';

type Figure = Exclude<keyof SalesReport['totals'], 'orders'>;

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

/** The sums of a period, each with what it was before. */
export function KeyFigures({ report }: { readonly report: SalesReport }) {
  const { totals, before, currency } = report;
  const rows = [
    { title: words.orders, now: totals.orders, then: before.totals.orders, format: String },
    ...FIGURES.map(([figure, title]) => ({
      title,
      now: totals[figure],
      then: before.totals[figure],
      format: (amount: number) => moneyOf(amount, currency),
    })),
  ];
  return (
    <dl className={styles['figures']}>
      {rows.map(({ title, now, then, format }) => (
        <div key={title.key} className={styles['figure']}>
          <dt className={styles['muted']}>{translate(title)}</dt>
          <dd className={styles['value']}>{format(now)}</dd>
          <dd className={styles['muted']}>{changeText(now, then, format(then))}</dd>
        </div>
      ))}
    </dl>
  );
}

function changeText(now: number, then: number, before: string): string {
  if (now === then) return translate(words.noChange);
  const percent = changeInPercent(now, then);
  if (percent === null) return translate(words.before, { before });
  const direction = percent < 0 ? 'down' : 'up';
  return translate(words.change, { percent: Math.abs(percent), direction, before });
}
