import { Percent } from 'lucide-react';
import type { ReportedTax, TaxesReport } from '#contract/reports.ts';
import { rateText } from '#domain/store/rate-text.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { countryNames } from '../country-options.ts';
import { moneyOf } from '../orders/order-words.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './reports.module.css';

/** So many bars are looked through at a glance; the table has all. */
const BARS = 10;

/** The taxes of orders by rule, rate and place (ORD-149). */
export function TaxesReportView({ report }: { readonly report: TaxesReport }) {
  const { taxes, tax, refunded, currency } = report;
  if (taxes.length === 0 && refunded === 0) {
    return (
      <EmptyState icon={<Percent />} title={translate(words.noTaxes)}>
        {translate(words.nothingText)}
      </EmptyState>
    );
  }
  const items = taxes.map((row) => ({
    ...row,
    id: [row.ruleId, row.rate, row.country, row.region].join('/'),
  }));
  return (
    <>
      <dl className={styles['figures']}>
        <div className={styles['figure']}>
          <dt className={styles['muted']}>{translate(words.tax)}</dt>
          <dd className={styles['value']}>{moneyOf(tax, currency)}</dd>
        </div>
        <div className={styles['figure']}>
          <dt className={styles['muted']}>{translate(words.refundedTax)}</dt>
          <dd className={styles['value']}>{moneyOf(refunded, currency)}</dd>
          <dd className={styles['muted']}>{translate(words.refundedTaxText)}</dd>
        </div>
      </dl>
      {items.length === 0 ? null : (
        <>
          <BarChart
            label={translate(words.taxes)}
            bars={items.slice(0, BARS).map((row) => ({
              id: row.id,
              label: [nameOf(row), placeOf(row)].join(' · '),
              value: row.tax,
            }))}
            format={(value) => moneyOf(value, currency)}
          />
          <Table label={translate(words.taxes)} columns={columnsOf(report)} items={items} empty={null} />
        </>
      )}
    </>
  );
}

type Row = ReportedTax & { readonly id: string };

const nameOf = ({ name, rate }: ReportedTax): string => `${name} ${rateText(rate)} %`;

function placeOf({ country, region }: ReportedTax): string {
  return [country === '' ? '–' : countryNames()(country), ...(region === '' ? [] : [region])].join(', ');
}

function columnsOf({ currency }: TaxesReport): readonly TableColumn<Row>[] {
  return [
    {
      id: 'name',
      title: translate(words.rule),
      isRowHeader: true,
      render: ({ name, rate }) => (
        <span className={styles['named']}>
          <bdi>{name}</bdi>
          <span className={styles['muted']}>{rateText(rate)} %</span>
        </span>
      ),
    },
    { id: 'place', title: translate(words.country), render: placeOf },
    {
      id: 'tax',
      title: translate(words.tax),
      align: 'end',
      render: ({ tax }) => <span className={styles['amount']}>{moneyOf(tax, currency)}</span>,
    },
  ];
}
