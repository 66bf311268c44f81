import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ShoppingBag } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ORDERS_PER_PAGE, prepareOrderExport, type ListedOrder } from '#contract/orders.ts';
import { ORDER_SORTS, type OrderSort } from '#domain/orders/order-sorts.ts';
import { ORDER_FILTERS, type OrderFilter } from '#domain/orders/order-states.ts';
import type { Id } from '#lib/id.ts';
import { orderDrafts as drafts } from '#messages/en/interface/order-drafts.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { ChosenOrders } from './chosen-orders.tsx';
import { FILTER_NAMES, moneyOf, PAYMENT_NAMES, SORT_NAMES, STATE_NAMES } from './order-words.ts';
import { TestOrderButton } from './test-order-button.tsx';
import { useOrders } from './use-orders.ts';
import styles from './orders.module.css';

/** The orders of the site, found and filtered (ORD-95). The address tells what is shown. */
export function OrdersScreen() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const typed = address.get('search') ?? '';
  const filter = ORDER_FILTERS.find((each) => each === address.get('show')) ?? null;
  const sort = ORDER_SORTS.find((each) => each === address.get('sort')) ?? null;
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const found = useOrders({ filter, sort, search: useSettled(typed.trim()), page });
  const show = (changes: Readonly<Record<string, string | null>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: null, ...changes })) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const [chosen, setChosen] = useState<ReadonlySet<Id<'order'>>>(new Set());
  const listed = found.data?.orders ?? [];
  // Those of other pages stay chosen.
  const choose = (here: ReadonlySet<Id<'order'>>) =>
    setChosen(new Set([...[...chosen].filter((id) => listed.every((each) => each.id !== id)), ...here]));
  const total = found.data?.total ?? 0;
  const download = useExport(typed.trim(), filter, sort);
  const isNarrowed = typed !== '' || filter !== null || sort !== null;
  return (
    <Panel
      isWide
      title={translate(words.title)}
      actions={
        <>
          <Button onPress={() => void navigate('/commerce/orders/abandoned')}>
            {translate(words.abandoned)}
          </Button>
          <TestOrderButton />
          {total === 0 ? null : (
            <Button isPending={download.isPending} onPress={() => download.mutate()}>
              {translate(words.export)}
            </Button>
          )}
          <Button variant="primary" onPress={() => void navigate('/commerce/orders/new')}>
            {translate(drafts.newOrder)}
          </Button>
        </>
      }
    >
      <div className={styles['screen']}>
        <div className={styles['row']}>
          <SearchField
            label={translate(words.search)}
            placeholder={translate(words.searchText)}
            value={typed}
            maxLength={200}
            onChange={(search) => show({ search })}
          />
          <Select<OrderFilter | 'all'>
            label={translate(words.show)}
            options={[
              { value: 'all', label: translate(words.all) },
              ...ORDER_FILTERS.map((value) => ({ value, label: translate(FILTER_NAMES[value]) })),
            ]}
            value={filter ?? 'all'}
            onChange={(value) => show({ show: value === 'all' ? null : value })}
          />
          <Select<OrderSort | 'all'>
            label={translate(words.sort)}
            options={[
              { value: 'all', label: translate(words.all) },
              ...ORDER_SORTS.map((value) => ({ value, label: translate(SORT_NAMES[value].all) })),
            ]}
            value={sort ?? 'all'}
            onChange={(value) => show({ sort: value === 'all' ? null : value })}
          />
        </div>
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : (
          <>
            <ChosenOrders ids={chosen} onClear={() => setChosen(new Set())} />
            <Table
              label={translate(words.title)}
              columns={columns()}
              items={listed}
              isLoading={found.isPending}
              selectedIds={chosen}
              onSelectionChange={choose}
              onRowAction={(id) => void navigate(`/commerce/orders/${id}`)}
              empty={
                found.isPending ? null : isNarrowed ? (
                  <EmptyState
                    title={translate(words.noMatch)}
                    actions={
                      <Button onPress={() => show({ search: null, show: null, sort: null })}>
                        {translate(words.clear)}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState icon={<ShoppingBag />} title={translate(words.nothing)}>
                    {translate(words.nothingText)}
                  </EmptyState>
                )
              }
            />
            {total > ORDERS_PER_PAGE ? (
              <Pagination
                page={page}
                pageCount={Math.ceil(total / ORDERS_PER_PAGE)}
                hasMore={found.data?.hasMore ?? false}
                onPageChange={(next) => show({ page: next === 1 ? null : String(next) })}
              />
            ) : null}
          </>
        )}
      </div>
    </Panel>
  );
}

/** Asks for a sign-in of the last hour where it is needed, then downloads what matches (ORD-103, CRM-22). */
function useExport(search: string, filter: OrderFilter | null, sort: OrderSort | null) {
  const narrowed = { search, ...(filter === null ? {} : { filter }), ...(sort === null ? {} : { sort }) };
  return useMutation({
    mutationFn: () => callEndpoint(prepareOrderExport, { body: narrowed }),
    onSuccess: () => location.assign(`/api/orders/export.csv?${new URLSearchParams(narrowed)}`),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
}

function columns(): readonly TableColumn<ListedOrder>[] {
  return [
    {
      id: 'number',
      title: translate(words.number),
      isRowHeader: true,
      render: ({ id, number, sort, isTest }) => (
        <span className={styles['who']}>
          <Link to={`/commerce/orders/${id}`}>
            <bdi>{number}</bdi>
          </Link>
          {sort === 'shop' ? null : <span className={styles['chip']}>{translate(SORT_NAMES[sort].one)}</span>}
          {isTest ? <span className={styles['chip']}>{translate(words.test)}</span> : null}
        </span>
      ),
    },
    {
      id: 'date',
      title: translate(words.date),
      isSecondary: true,
      render: ({ placedAt }) => formatDateTime(placedAt),
    },
    {
      id: 'buyer',
      title: translate(words.buyer),
      render: ({ name, email }) => (
        <span className={styles['who']}>
          <bdi>{name || email}</bdi>
          {name === '' ? null : <bdi className={styles['muted']}>{email}</bdi>}
        </span>
      ),
    },
    {
      id: 'payment',
      title: translate(words.payment),
      isSecondary: true,
      render: ({ payment }) => translate(PAYMENT_NAMES[payment]),
    },
    {
      id: 'state',
      title: translate(words.fulfilment),
      isSecondary: true,
      render: ({ state }) => translate(STATE_NAMES[state]),
    },
    {
      id: 'total',
      title: translate(words.total),
      align: 'end',
      render: ({ total, currency }) => moneyOf(total, currency),
    },
  ];
}
