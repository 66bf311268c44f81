import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { KEPT_RECEIPTS_PER_PAGE, listKeptReceipts, type KeptReceipt } from '#contract/kept-receipts.ts';
import { keptReceipts as words } from '#messages/en/interface/kept-receipts.ts';
import { reports } from '#messages/en/interface/reports.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { Panel } from '../../panel/panel.tsx';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { moneyAmong } from '../money-among.ts';
import styles from '../orders/orders.module.css';

/** The receipts of people who were erased, for those who keep the books, until the law asks for them no longer (ORD-153). */
export function KeptReceiptsScreen() {
  const address = useListAddress();
  const found = useQuery({
    queryKey: ['kept-receipts', address.page],
    queryFn: () => callEndpoint(listKeptReceipts, { query: { page: address.page } }),
    placeholderData: keepPreviousData,
  });
  const receipts = found.data?.receipts ?? [];
  return (
    <Panel
      isWide
      title={translate(words.title)}
      back={{ to: '/commerce/reports', label: translate(reports.title) }}
      actions={
        receipts.length === 0 ? undefined : (
          <LinkButton href={printAddress(receipts)} target="_blank">
            {translate(words.printPage)}
          </LinkButton>
        )
      }
    >
      <div className={styles['screen']}>
        <p className={styles['muted']}>{translate(words.lead)}</p>
        <FoundList
          address={address}
          found={found}
          perPage={KEPT_RECEIPTS_PER_PAGE}
          empty={
            <EmptyState icon={<ReceiptText />} title={translate(words.nothing)}>
              {translate(words.nothingText)}
            </EmptyState>
          }
        >
          {(empty) => (
            <Table
              label={translate(words.title)}
              columns={columns(receipts)}
              items={receipts}
              isLoading={found.isPending}
              empty={empty}
            />
          )}
        </FoundList>
      </div>
    </Panel>
  );
}

function printAddress(receipts: readonly KeptReceipt[]): string {
  const ids = receipts.map(({ id }) => id).join(',');
  return `/api/kept-receipts/print?${new URLSearchParams({ ids })}`;
}

function columns(receipts: readonly KeptReceipt[]): readonly TableColumn<KeptReceipt>[] {
  const money = moneyAmong(receipts);
  return [
    {
      id: 'number',
      isShort: true,
      title: translate(words.number),
      isRowHeader: true,
      render: (receipt) => (
        <a href={printAddress([receipt])} target="_blank" rel="noreferrer">
          <bdi>{translate(words.receipt, { number: receipt.number })}</bdi>
        </a>
      ),
    },
    { id: 'name', title: translate(words.name), render: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'placed',
      title: translate(words.placed),
      isSecondary: true,
      render: ({ placedAt }) => formatDate(placedAt),
    },
    {
      id: 'until',
      title: translate(words.until),
      isSecondary: true,
      render: ({ keptUntil }) => formatDate(keptUntil),
    },
    {
      id: 'total',
      title: translate(words.total),
      align: 'end',
      render: ({ total, currency }) => money(total, currency),
    },
  ];
}
