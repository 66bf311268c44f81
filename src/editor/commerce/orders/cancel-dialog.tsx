import { useState } from 'react';
import { cancelOrder, type Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from './order-dialog.tsx';
import { moneyOf } from './order-words.ts';
import styles from './orders.module.css';

/** Cancels an order: with its money back and its pieces in stock again, unless the owner says otherwise (ORD-102). */
export function CancelDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const left = order.refundable;
  const [isRefunded, setRefunded] = useState(true);
  const [isRestocked, setRestocked] = useState(true);
  const [isMailed, setMailed] = useState(true);
  const send = () =>
    callEndpoint(cancelOrder, {
      params: { orderId: order.id },
      body: { version: order.version, isRefunded: isRefunded && left > 0, isRestocked, isMailed },
    });
  return (
    <OrderDialog
      title={translate(words.cancelTitle, { number: order.number })}
      action={translate(words.cancel)}
      cancel={translate(words.keep)}
      isDanger
      onClose={onClose}
      send={send}
    >
      <p className={styles['text']}>{translate(words.cancelText)}</p>
      {left > 0 ? (
        <Checkbox isSelected={isRefunded} onChange={setRefunded}>
          {translate(words.giveBack, { amount: moneyOf(left, order.currency) })}
        </Checkbox>
      ) : null}
      <Checkbox isSelected={isRestocked} onChange={setRestocked}>
        {translate(words.restock)}
      </Checkbox>
      <Checkbox isSelected={isMailed} onChange={setMailed}>
        {translate(words.tell)}
      </Checkbox>
    </OrderDialog>
  );
}
