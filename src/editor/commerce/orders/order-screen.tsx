import { useParams } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { isId, type Id } from '#lib/id.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../../api/api-error.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderDisputes } from './order-disputes.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import { PAYMENT_NAMES, STATE_NAMES } from './order-words.ts';
import { useOrder } from './use-orders.ts';
import styles from './orders.module.css';

const back = () => ({ to: '/commerce/orders', label: translate(words.title) });

/** The order of the address, or that there is none. */
export function OrderScreen() {
  const { orderId = '' } = useParams();
  return isId<'order'>(orderId) ? <OneOrder key={orderId} orderId={orderId} /> : <NoOrder />;
}

function NoOrder() {
  return (
    <Panel isWide title={translate(words.number)} back={back()}>
      <EmptyState title={translate(words.notFound)} />
    </Panel>
  );
}

function OneOrder({ orderId }: { readonly orderId: Id<'order'> }) {
  const found = useOrder(orderId);
  if (found.data !== undefined) return <LoadedOrder order={found.data} />;
  if (found.error instanceof ApiError && found.error.status === 404) return <NoOrder />;
  return (
    <Panel isWide title={translate(words.number)} back={back()}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <Spinner label={translate(words.loading)} size="large" />
      )}
    </Panel>
  );
}

/** What was bought, by whom, what of it was sent and paid, and everything that happened (ORD-95, ORD-98). */
function LoadedOrder({ order }: { readonly order: Order }) {
  return (
    <Panel
      isWide
      title={translate(words.orderTitle, { number: order.number })}
      back={back()}
      actions={<OrderActions order={order} />}
    >
      <div className={styles['screen']}>
        <p className={styles['chips']}>
          <span className={styles['chip']}>{translate(PAYMENT_NAMES[order.payment])}</span>
          <span className={styles['chip']}>{translate(STATE_NAMES[order.state])}</span>
          {order.isTest ? <span className={styles['chip']}>{translate(words.test)}</span> : null}
          <span className={styles['muted']}>{formatDateTime(order.placedAt)}</span>
        </p>
        <OrderDisputes order={order} />
        <OrderWithdrawals order={order} />
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <OrderItems order={order} />
            <OrderParcels order={order} />
          </div>
          <div className={styles['column']}>
            <OrderCustomer order={order} />
            <OrderMails order={order} />
            <OrderTimeline order={order} />
          </div>
        </div>
      </div>
    </Panel>
  );
}
