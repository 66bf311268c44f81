import { ShoppingBag } from 'lucide-react';
import { REPORT_PAGE_SIZE, type GroupsReport, type ReportedGroup } from '#contract/reports.ts';
import { isOfLines, type ReportGroup } from '#domain/reports/report-groups.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../orders/order-words.ts';
import { BarChart } from './bar-chart.tsx';
import { GROUP_NAMES, groupName } from './report-words.ts';
import styles from './reports.module.css';

/** So many bars are looked through at a glance; the table has all. */
const BARS = 10;

/** Where others may have been sold: not that nothing was. */
const NOTHING: Partial<Readonly<Record<ReportGroup, Message>>> = {
  category: words.noCategories,
  discount: words.noDiscounts,
};

const HINTS: Partial<Readonly<Record<ReportGroup, Message>>> = {
  category: words.categoriesText,
  provider: words.providersText,
  discount: words.discountsText,
};

interface GroupsReportViewProps {
  readonly report: GroupsReport;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

/** Sales by product, variant, category, discount, country, channel or payment: bars of the most, and a table of all (ORD-149). */
export function GroupsReportView({ report, page, onPageChange }: GroupsReportViewProps) {
  const { by, groups, total, currency } = report;
  if (groups.length === 0 && page === 1) {
    return (
      <EmptyState icon={<ShoppingBag />} title={translate(NOTHING[by] ?? words.nothing)}>
        {translate(words.nothingText)}
      </EmptyState>
    );
  }
  const items = groups.map((group) => ({ ...group, id: group.key }));
  const hint = HINTS[by];
  return (
    <>
      {page === 1 ? (
        <BarChart
          label={translate(words.barsOf)}
          bars={items.slice(0, BARS).map((group) => ({
            id: group.id,
            label: by === 'variant' ? `${groupName(by, group)} ${group.detail}` : groupName(by, group),
            value: group.net,
          }))}
          format={(value) => moneyOf(value, currency)}
        />
      ) : null}
      <Table label={translate(GROUP_NAMES[by].all)} columns={columnsOf(report)} items={items} empty={null} />
      {total > REPORT_PAGE_SIZE ? (
        <Pagination page={page} pageCount={Math.ceil(total / REPORT_PAGE_SIZE)} onPageChange={onPageChange} />
      ) : null}
      {hint === undefined ? null : <p className={styles['muted']}>{translate(hint)}</p>}
    </>
  );
}

type Row = ReportedGroup & { readonly id: string };

function columnsOf({ by, currency }: GroupsReport): readonly TableColumn<Row>[] {
  const isLines = isOfLines(by);
  const amount = (
    id: 'gross' | 'discounts' | 'net' | 'delivery' | 'tax' | 'total',
    title: Message,
    isSecondary = true,
  ): TableColumn<Row> => ({
    id,
    title: translate(title),
    align: 'end',
    isSecondary,
    render: (row) => <span className={styles['amount']}>{moneyOf(row[id] ?? 0, currency)}</span>,
  });
  return [
    {
      id: 'name',
      title: translate(GROUP_NAMES[by].one),
      isRowHeader: true,
      render: (row) => (
        <span className={styles['named']}>
          <bdi>{groupName(by, row)}</bdi>
          {row.detail === '' ? null : <bdi className={styles['muted']}>{row.detail}</bdi>}
        </span>
      ),
    },
    {
      id: 'count',
      title: translate(isLines ? words.pieces : words.orders),
      align: 'end',
      render: ({ pieces, orders }) => String(pieces ?? orders ?? 0),
    },
    amount('gross', words.gross),
    amount('discounts', words.discount, by !== 'discount'),
    amount('net', words.afterDiscounts, false),
    ...(isLines ? [] : [amount('delivery', words.delivery)]),
    amount('tax', words.tax),
    ...(isLines ? [] : [amount('total', words.total)]),
  ];
}
