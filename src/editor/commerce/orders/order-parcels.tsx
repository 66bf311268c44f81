import { useState } from 'react';
import { undoParcel, type Order, type OrderParcel } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-time.ts';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { momentOfDay } from './local-day.ts';
import { OrderSection } from './order-section.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';
import { useRefreshOrders } from './use-orders.ts';
import styles from './orders.module.css';

/** What was sent, parcel by parcel; nothing where nothing was (ORD-101). */
export function OrderParcels({ order }: { readonly order: Order }) {
  if (order.parcels.length === 0) return null;
  return (
    <OrderSection title={translate(words.parcels)}>
      <ul className={styles['list']}>
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} order={order} parcel={parcel} />
        ))}
      </ul>
    </OrderSection>
  );
}

function Parcel({ order, parcel }: { readonly order: Order; readonly parcel: OrderParcel }) {
  const refresh = useRefreshOrders();
  const [opened, setOpened] = useState<'tracking' | 'undo' | null>(null);
  const { carrier, tracking, url, day, at, isUndone } = parcel;
  const titles = new Map(order.lines.map(({ id, title }) => [id, title]));
  const undo = async () => {
    const params = { orderId: order.id, parcelId: parcel.id };
    try {
      await callEndpoint(undoParcel, { params, body: { version: order.version } });
    } finally {
      await refresh();
    }
  };
  return (
    <li className={classes(styles['line'], styles['parcel'])}>
      <span className={styles['grow']}>
        <span>{translate(words.parcelAt, { date: formatDate(day === null ? at : momentOfDay(day)) })}</span>
        {parcel.lines.map(({ lineId, pieces }) => (
          <span key={lineId} className={styles['muted']}>
            {pieces} × <bdi>{titles.get(lineId)}</bdi>
          </span>
        ))}
        {carrier === '' && tracking === '' ? null : (
          <bdi className={styles['muted']}>
            {[carrier, tracking].filter((text) => text !== '').join(' · ')}
          </bdi>
        )}
        {url === '' || isUndone ? null : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {translate(words.follow)}
          </a>
        )}
      </span>
      {isUndone ? (
        <span className={styles['muted']}>{translate(words.undone)}</span>
      ) : (
        <span className={styles['row']}>
          <Button size="small" onPress={() => setOpened('tracking')}>
            {translate(words.editTracking)}
          </Button>
          <Button size="small" onPress={() => setOpened('undo')}>
            {translate(words.undoParcel)}
          </Button>
        </span>
      )}
      {opened === 'tracking' ? (
        <TrackingDialog order={order} parcel={parcel} onClose={() => setOpened(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={opened === 'undo'}
        onOpenChange={() => setOpened(null)}
        title={translate(words.undoParcelTitle)}
        confirmLabel={translate(words.undoParcel)}
        onConfirm={undo}
      >
        <p>{translate(words.undoParcelText)}</p>
      </ConfirmDialog>
    </li>
  );
}
