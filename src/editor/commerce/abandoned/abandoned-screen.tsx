import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ABANDONED_PER_PAGE, listAbandonedCarts, type AbandonedCart } from '#contract/abandoned-carts.ts';
import {
  ABANDONED_STATES,
  type AbandonedMailing,
  type AbandonedState,
} from '#domain/carts/abandoned-cart.ts';
import { abandonedCarts as words } from '#messages/en/interface/abandoned-carts.ts';
import { orders } from '#messages/en/interface/orders.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { Panel } from '../../panel/panel.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { moneyAmong } from '../money-among.ts';
import styles from '../orders/orders.module.css';

/** Items of a checkout that are named; of more it says how many. */
const NAMED_ITEMS = 3;

const STATE_NAMES: Readonly<Record<AbandonedState, Message>> = {
  'not-mailed': words.notMailed,
  mailed: words.mailed,
  opened: words.opened,
  recovered: words.recovered,
};

/** Why somebody was not mailed; of those who were there is nothing to say. */
const REASONS: Readonly<Record<AbandonedMailing, Message | null>> = {
  sent: null,
  off: words.off,
  kind: words.kind,
  'opted-out': words.optedOut,
  unavailable: words.unavailable,
};

/** The checkouts that were left with an email and without an order, and what became of them (ORD-150). */
export function AbandonedScreen() {
  const { permissions } = useBootFacts();
  const navigate = useNavigate();
  const address = useListAddress();
  const state = ABANDONED_STATES.find((each) => each === address.text('state'));
  const query = { page: address.page, ...(state === undefined ? {} : { state }) };
  const found = useQuery({
    queryKey: ['abandoned-carts', query],
    queryFn: () => callEndpoint(listAbandonedCarts, { query }),
    placeholderData: keepPreviousData,
    // Buyers go on meanwhile.
    staleTime: 0,
  });
  return (
    <Panel
      isWide
      title={translate(words.title)}
      back={{ to: '/commerce/orders', label: translate(orders.title) }}
      actions={
        <>
          <Button onPress={() => void navigate('/commerce/reports?report=abandoned')}>
            {translate(words.toReport)}
          </Button>
          {permissions.includes('commerce.store-settings') ? (
            <Button onPress={() => void navigate('/commerce/mails/abandoned')}>
              {translate(words.toMail)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles['screen']}>
        <p className={styles['muted']}>{translate(words.lead)}</p>
        <FoundList
          address={address}
          found={found}
          perPage={ABANDONED_PER_PAGE}
          choices={[
            {
              name: 'state',
              label: translate(words.show),
              all: translate(words.all),
              options: ABANDONED_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
            },
          ]}
          noMatch={{ title: words.noMatch, showAll: words.showAll }}
          empty={
            <EmptyState icon={<ShoppingBag />} title={translate(words.nothing)}>
              {translate(words.nothingText)}
            </EmptyState>
          }
        >
          {(empty) => (
            <Table
              label={translate(words.title)}
              columns={columns(found.data?.carts ?? [])}
              items={found.data?.carts ?? []}
              isLoading={found.isPending}
              empty={empty}
            />
          )}
        </FoundList>
      </div>
    </Panel>
  );
}

function columns(carts: readonly AbandonedCart[]): readonly TableColumn<AbandonedCart>[] {
  const money = moneyAmong(carts);
  return [
    {
      id: 'email',
      title: translate(words.email),
      isRowHeader: true,
      render: ({ email, isPaymentTried }) => (
        <span className={styles['who']}>
          {email === '' ? translate(words.forgotten) : <bdi>{email}</bdi>}
          {isPaymentTried ? <span className={styles['muted']}>{translate(words.paymentTried)}</span> : null}
        </span>
      ),
    },
    {
      id: 'when',
      isShort: true,
      title: translate(words.when),
      isSecondary: true,
      render: ({ abandonedAt }) => formatDateTime(abandonedAt),
    },
    {
      id: 'items',
      title: translate(words.items),
      isSecondary: true,
      render: ({ lines, pieces }) =>
        lines.length === 0 ? (
          translate(words.piecesOf, { count: pieces })
        ) : (
          <span className={styles['who']}>
            {lines.slice(0, NAMED_ITEMS).map(({ title, pieces: count }, place) => (
              <bdi key={place}>{`${count} × ${title}`}</bdi>
            ))}
            {lines.length > NAMED_ITEMS ? (
              <span className={styles['muted']}>
                {translate(words.more, { count: lines.length - NAMED_ITEMS })}
              </span>
            ) : null}
          </span>
        ),
    },
    {
      id: 'state',
      isShort: true,
      title: translate(words.state),
      render: ({ state, mailing, order }) => {
        const reason = state === 'not-mailed' ? REASONS[mailing] : null;
        return (
          <span className={styles['who']}>
            {translate(STATE_NAMES[state])}
            {reason === null ? null : <span className={styles['muted']}>{translate(reason)}</span>}
            {order === null ? null : (
              <Link to={`/commerce/orders/${order.id}`}>
                {translate(words.order, { number: order.number })}
              </Link>
            )}
          </span>
        );
      },
    },
    {
      id: 'amount',
      title: translate(words.amount),
      align: 'end',
      render: ({ amount, currency }) => money(amount, currency),
    },
  ];
}
