import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import type { ReportedStep, SalesReport } from '#contract/reports.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../orders/order-words.ts';
import { KeyFigures } from './key-figures.tsx';
import { LineChart } from './line-chart.tsx';
import { formatReportDay, roughMoney } from './report-words.ts';
import styles from './reports.module.css';

const MEASURES = ['net', 'total', 'orders'] as const;
type Measure = (typeof MEASURES)[number];
const MEASURE_NAMES: Readonly<Record<Measure, Message>> = {
  net: words.net,
  total: words.total,
  orders: words.orders,
};
const ROWS_PER_PAGE = 50;

/** Sales by day, week or month: sums, a chart beside the period before, and a table of every one (ORD-148). */
export function SalesReportView({ report }: { readonly report: SalesReport }) {
  const [measure, setMeasure] = useState<Measure>('net');
  const [page, setPage] = useState(1);
  const { steps, totals, before, currency, step } = report;
  if ([totals, before.totals].every(({ orders, refunds }) => orders === 0 && refunds === 0)) {
    return (
      <EmptyState icon={<ShoppingBag />} title={translate(words.nothing)}>
        {translate(words.nothingText)}
      </EmptyState>
    );
  }
  const isMoney = measure !== 'orders';
  const pointOf = (each: ReportedStep) => ({
    label: formatReportDay(each.start, step),
    value: each[measure],
  });
  const rows = steps.toReversed().map((each) => ({ ...each, id: each.start }));
  const pageCount = Math.ceil(rows.length / ROWS_PER_PAGE);
  const shown = Math.min(page, pageCount);
  return (
    <>
      <KeyFigures report={report} />
      <SegmentedControl
        label={translate(words.measure)}
        options={MEASURES.map((value) => ({ value, label: translate(MEASURE_NAMES[value]) }))}
        value={measure}
        onChange={setMeasure}
        className={styles['measure']}
      />
      <LineChart
        label={translate(words.chartOf, { measure: translate(MEASURE_NAMES[measure]) })}
        points={steps.map(pointOf)}
        before={before.steps.map(pointOf)}
        format={(value) => (isMoney ? moneyOf(value, currency) : String(value))}
        formatLine={(value) => (isMoney ? roughMoney(value, currency) : String(value))}
      />
      <Table
        label={translate(words.sales)}
        columns={columnsOf(report)}
        items={rows.slice((shown - 1) * ROWS_PER_PAGE, shown * ROWS_PER_PAGE)}
        page={shown}
        pageCount={pageCount}
        onPageChange={setPage}
        empty={null}
      />
      <p className={styles['muted']}>{translate(words.grossText)}</p>
      <p className={styles['muted']}>{translate(words.totalText)}</p>
    </>
  );
}

type Row = ReportedStep & { readonly id: string };

function columnsOf({ step, currency }: SalesReport): readonly TableColumn<Row>[] {
  const amount = (
    id: 'gross' | 'discounts' | 'refunds' | 'net' | 'delivery' | 'tax' | 'total' | 'average',
    title: Message,
    isSecondary = true,
  ): TableColumn<Row> => ({
    id,
    title: translate(title),
    align: 'end',
    isSecondary,
    render: (row) => <span className={styles['amount']}>{moneyOf(row[id], currency)}</span>,
  });
  return [
    {
      id: 'start',
      title: translate(words.date),
      isRowHeader: true,
      render: ({ start }) => <span className={styles['amount']}>{formatReportDay(start, step)}</span>,
    },
    { id: 'orders', title: translate(words.orders), align: 'end', render: ({ orders }) => String(orders) },
    amount('gross', words.gross),
    amount('discounts', words.discount),
    amount('refunds', words.refunds),
    amount('net', words.net, false),
    amount('delivery', words.delivery),
    amount('tax', words.tax),
    amount('total', words.total, false),
    amount('average', words.average),
  ];
}
