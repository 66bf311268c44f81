import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ShoppingBag } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ORDERS_PER_PAGE, prepareOrderExport, type ListedOrder } from '#contract/orders.ts';
import { ORDER_SORTS, type OrderSort } from '#domain/orders/order-sorts.ts';
import { ORDER_FILTERS, type OrderFilter } from '#domain/orders/order-states.ts';
import type { Id } from '#lib/id.ts';
import { orderDrafts as drafts } from '#messages/en/interface/order-drafts.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { PanelActions } from '../../panel/panel-actions.tsx';
import { Panel } from '../../panel/panel.tsx';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { moneyAmong } from '../money-among.ts';
import { withChosenElsewhere } from '../lists/with-chosen-elsewhere.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { FILTER_NAMES, PAYMENT_NAMES, SORT_NAMES, STATE_NAMES } from './order-words.ts';
import { TestOrderDialog } from './test-order-dialog.tsx';
import { useOrders } from './use-orders.ts';
import styles from './orders.module.css';

/** The orders of the site, found and filtered (ORD-95). The address tells what is shown. */
export function OrdersScreen() {
  const navigate = useNavigate();
  const address = useListAddress();
  const typed = address.text('search');
  const filter = ORDER_FILTERS.find((each) => each === address.text('show')) ?? null;
  const sort = ORDER_SORTS.find((each) => each === address.text('sort')) ?? null;
  const found = useOrders({ filter, sort, search: useSettled(typed.trim()), page: address.page });
  const [chosen, setChosen] = useState<ReadonlySet<Id<'order'>>>(new Set());
  const listed = found.data?.orders ?? [];
  const choose = (here: ReadonlySet<Id<'order'>>) => setChosen(withChosenElsewhere(chosen, listed, here));
  const total = found.data?.total ?? 0;
  const download = useExport(typed.trim(), filter, sort);
  const [isTrying, setTrying] = useState(false);
  return (
    <Panel
      isWide
      title={translate(words.title)}
      actions={
        <PanelActions
          actions={[
            {
              id: 'abandoned',
              label: translate(words.abandoned),
              onPress: () => void navigate('/commerce/orders/abandoned'),
            },
            { id: 'test', label: translate(words.testOrder), onPress: () => setTrying(true) },
            ...(total === 0
              ? []
              : [
                  {
                    id: 'export',
                    label: translate(words.export),
                    isPending: download.isPending,
                    onPress: () => download.mutate(),
                  },
                ]),
            {
              id: 'new',
              label: translate(drafts.newOrder),
              isPrimary: true,
              onPress: () => void navigate('/commerce/orders/new'),
            },
          ]}
        />
      }
    >
      <div className={styles['screen']}>
        <FoundList
          address={address}
          found={found}
          perPage={ORDERS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={[
            {
              name: 'show',
              label: translate(words.show),
              all: translate(words.all),
              options: ORDER_FILTERS.map((value) => ({ value, label: translate(FILTER_NAMES[value]) })),
            },
            {
              name: 'sort',
              label: translate(words.sort),
              all: translate(words.all),
              options: ORDER_SORTS.map((value) => ({ value, label: translate(SORT_NAMES[value].all) })),
            },
          ]}
          noMatch={{ title: words.noMatch, showAll: words.clear }}
          empty={
            <EmptyState icon={<ShoppingBag />} title={translate(words.nothing)}>
              {translate(words.nothingText)}
            </EmptyState>
          }
        >
          {(empty) => (
            <>
              <ChosenOrders ids={chosen} onClear={() => setChosen(new Set())} />
              <Table
                label={translate(words.title)}
                columns={columns(listed)}
                items={listed}
                isLoading={found.isPending}
                selectedIds={chosen}
                onSelectionChange={choose}
                onRowAction={(id) => void navigate(`/commerce/orders/${id}`)}
                empty={empty}
              />
            </>
          )}
        </FoundList>
      </div>
      <TestOrderDialog isOpen={isTrying} onOpenChange={setTrying} />
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

function columns(listed: readonly ListedOrder[]): readonly TableColumn<ListedOrder>[] {
  const money = moneyAmong(listed);
  return [
    {
      id: 'number',
      isShort: true,
      title: translate(words.number),
      isRowHeader: true,
      render: ({ id, number, sort, isTest }) => (
        <span className={styles['numbered']}>
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
      isShort: true,
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
          {name === '' ? null : <bdi className={styles['email']}>{email}</bdi>}
        </span>
      ),
    },
    {
      id: 'payment',
      isShort: true,
      title: translate(words.payment),
      isSecondary: true,
      render: ({ payment }) => translate(PAYMENT_NAMES[payment]),
    },
    {
      id: 'state',
      isShort: true,
      title: translate(words.fulfilment),
      isSecondary: true,
      render: ({ state }) => translate(STATE_NAMES[state]),
    },
    {
      id: 'total',
      title: translate(words.total),
      align: 'end',
      render: ({ total, currency, payment, state }) => (
        <>
          {money(total, currency)}
          <span className={styles['narrow']}>
            {[
              ...(state === 'canceled' && payment === 'unpaid' ? [] : [PAYMENT_NAMES[payment]]),
              ...(state === 'canceled' ? [STATE_NAMES[state]] : []),
            ]
              .map((name) => translate(name))
              .join(' · ')}
          </span>
        </>
      ),
    },
  ];
}
