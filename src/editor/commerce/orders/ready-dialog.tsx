import { markOrderReady, type Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from './order-dialog.tsx';
import styles from './orders.module.css';

/** Tells the buyer that an order can be fetched (ORD-61). */
export function ReadyDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { deliveryOption } = order;
  return (
    <OrderDialog
      title={translate(words.readyTitle, { number: order.number })}
      action={translate(words.ready)}
      onClose={onClose}
      send={() =>
        callEndpoint(markOrderReady, {
          params: { orderId: order.id },
          body: { version: order.version },
        })
      }
    >
      <p className={styles['text']}>{translate(words.readyText)}</p>
      {deliveryOption?.pickupNote === undefined ? null : (
        <p className={styles['text']} dir="auto">
          {deliveryOption.pickupNote}
        </p>
      )}
    </OrderDialog>
  );
}
