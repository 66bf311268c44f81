import { useState } from 'react';
import { markOrderPaid, type Order } from '#contract/orders.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { amountText, typedAmount } from '../amount-draft.ts';
import { isDay, localDay } from './local-day.ts';
import { OrderDialog } from './order-dialog.tsx';
import { moneyOf } from './order-words.ts';
import styles from './orders.module.css';

interface PaidDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** Where it is no order. */
  readonly mark?: (body: {
    readonly version: number;
    readonly amount: number;
    readonly day: string;
    readonly reference: string;
  }) => Promise<unknown>;
}

/** Says that money came: how much, when, and by what it is found again (ORD-70). */
export function PaidDialog({ order, onClose, mark }: PaidDialogProps) {
  const { currency, version, id: orderId } = order;
  const open = order.due;
  const [amount, setAmount] = useState(amountText(open, currency));
  const [day, setDay] = useState(() => localDay(new Date()));
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const typed = typedAmount(amount, currency);
  const isAmount = typed !== null && typed >= 1 && typed <= open;
  const send = () => {
    setTried(true);
    if (!isAmount || !isDay(day)) return null;
    const body = { version, amount: typed, day, reference: reference.trim() };
    return mark === undefined ? callEndpoint(markOrderPaid, { params: { orderId }, body }) : mark(body);
  };
  return (
    <OrderDialog
      title={translate(words.markPaid)}
      action={translate(words.markPaid)}
      onClose={onClose}
      send={send}
    >
      <p className={styles['muted']}>{translate(words.markPaidText)}</p>
      <TextField
        label={translate(words.amount)}
        inputMode="decimal"
        suffix={currency}
        value={amount}
        onChange={setAmount}
        errorMessage={
          isTried && !isAmount
            ? translate(words.amountWrong, { min: moneyOf(1, currency), max: moneyOf(open, currency) })
            : undefined
        }
      />
      <TextField
        label={translate(words.day)}
        type="date"
        value={day}
        onChange={setDay}
        errorMessage={isTried && !isDay(day) ? translate(words.dayWrong) : undefined}
      />
      <TextField
        label={translate(words.reference)}
        description={translate(words.referenceText)}
        isOptional
        value={reference}
        maxLength={ORDER_LIMITS.reference}
        onChange={setReference}
      />
    </OrderDialog>
  );
}
