import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import type { ReportedStep, SalesReport } from '#contract/reports.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../orders/order-words.ts';
import { apartFigures, ApartFromSales } from './apart-from-sales.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LineChart } from './line-chart.tsx';
import { formatReportDay, roughMoney } from './report-words.ts';
import { StepTable } from './step-table.tsx';
import styles from './reports.module.css';

const MEASURES = ['net', 'total', 'orders'] as const;
type Measure = (typeof MEASURES)[number];
const MEASURE_NAMES: Readonly<Record<Measure, Message>> = {
  net: words.net,
  total: words.total,
  orders: words.orders,
};
const COLUMNS = [
  { id: 'orders', title: words.orders, isSecondary: false },
  { id: 'gross', title: words.gross, isSecondary: true },
  { id: 'discounts', title: words.discount, isSecondary: true },
  { id: 'refunds', title: words.refunds, isSecondary: true },
  { id: 'net', title: words.net, isSecondary: false },
  { id: 'delivery', title: words.delivery, isSecondary: true },
  { id: 'tax', title: words.tax, isSecondary: true },
  { id: 'total', title: words.total, isSecondary: false },
  { id: 'average', title: words.average, isSecondary: true },
] as const;

/**
 * Sales by day, week or month: sums, a chart beside the period before, and a table of every one; then what is no sale
 * (ORD-148).
 */
export function SalesReportView({ report }: { readonly report: SalesReport }) {
  const { totals, before } = report;
  const hasSales = [totals, before.totals].some(({ orders, refunds }) => orders > 0 || refunds > 0);
  if (!hasSales && apartFigures(report).length === 0) {
    return (
      <EmptyState icon={<ShoppingBag />} title={translate(words.nothing)}>
        {translate(words.nothingText)}
      </EmptyState>
    );
  }
  return (
    <>
      <Sales report={report} />
      <ApartFromSales report={report} />
    </>
  );
}

function Sales({ report }: { readonly report: SalesReport }) {
  const [measure, setMeasure] = useState<Measure>('net');
  const { steps, before, currency, step } = report;
  const isMoney = measure !== 'orders';
  const pointOf = (each: ReportedStep) => ({
    label: formatReportDay(each.start, step),
    value: each[measure],
  });
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
      <StepTable label={translate(words.sales)} report={report} columns={COLUMNS} />
      <p className={styles['muted']}>{translate(words.grossText)}</p>
      <p className={styles['muted']}>{translate(words.totalText)}</p>
    </>
  );
}
