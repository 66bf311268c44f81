import { useState } from 'react';
import type { ReportedStep, SalesReport } from '#contract/reports.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../orders/order-words.ts';
import { formatReportDay } from './report-words.ts';
import styles from './reports.module.css';

const ROWS_PER_PAGE = 50;

interface StepColumn {
  readonly id: Exclude<keyof ReportedStep, 'start'>;
  readonly title: Message;
  readonly isSecondary: boolean;
}

interface StepTableProps {
  readonly label: string;
  readonly report: SalesReport;
  readonly columns: readonly StepColumn[];
}

/** Every day, week or month of a report, the last one first, page by page (ORD-148). */
export function StepTable({ label, report: { steps, step, currency }, columns }: StepTableProps) {
  const [page, setPage] = useState(1);
  const rows = steps.toReversed().map((each) => ({ ...each, id: each.start }));
  const pageCount = Math.ceil(rows.length / ROWS_PER_PAGE);
  const shown = Math.min(page, pageCount);
  return (
    <Table
      label={label}
      columns={[
        {
          id: 'start',
          title: translate(words.date),
          isRowHeader: true,
          render: ({ start }) => <span className={styles['amount']}>{formatReportDay(start, step)}</span>,
        },
        ...columns.map(({ id, title, isSecondary }): TableColumn<(typeof rows)[number]> => ({
          id,
          title: translate(title),
          align: 'end',
          isSecondary,
          render: (row) =>
            id === 'orders' ? (
              String(row.orders)
            ) : (
              <span className={styles['amount']}>{moneyOf(row[id], currency)}</span>
            ),
        })),
      ]}
      items={rows.slice((shown - 1) * ROWS_PER_PAGE, shown * ROWS_PER_PAGE)}
      page={shown}
      pageCount={pageCount}
      onPageChange={setPage}
      empty={null}
    />
  );
}
