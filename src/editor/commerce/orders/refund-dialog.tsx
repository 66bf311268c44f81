import { useState } from 'react';
import { refundOrder, type Order } from '#contract/orders.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { chosenAmount, deliveryAmount } from '#domain/orders/refund.ts';
import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { amountText, typedAmount } from '../amount-draft.ts';
import { OrderDialog } from './order-dialog.tsx';
import { moneyOf } from './order-words.ts';
import { chosenLines, PiecesFields, type ChosenPieces } from './pieces-fields.tsx';
import styles from './orders.module.css';

/**
 * Gives money back: what the chosen pieces and the delivery cost, with their share of discounts and taxes, or any amount that
 * is typed in its place, up to what was paid and not refunded yet (ORD-80).
 */
export function RefundDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { currency, version, refundable } = order;
  const lines = order.lines
    .map((line) => ({ ...line, left: line.pieces - line.refunded }))
    .filter(({ left }) => left > 0);
  const [pieces, setPieces] = useState<ChosenPieces>({});
  const [hasDelivery, setDelivery] = useState(false);
  /** Null as long as nobody typed another one than that of the chosen pieces. */
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isRestocked, setRestocked] = useState(true);
  const [isMailed, setMailed] = useState(true);
  const [isTried, setTried] = useState(false);
  const chosen = chosenLines(lines, pieces);
  const suggested = Math.min(chosenAmount(order, { lines: chosen, hasDelivery }), refundable);
  const text = typed ?? (suggested === 0 ? '' : amountText(suggested, currency));
  const amount = typedAmount(text, currency);
  const isAmount = amount !== null && amount >= 1 && amount <= refundable;
  const delivery = order.isDeliveryRefunded ? 0 : deliveryAmount(order);
  const send = () => {
    setTried(true);
    if (!isAmount) return null;
    const body = {
      version,
      amount,
      lines: chosen,
      hasDelivery,
      reason: reason.trim(),
      isRestocked,
      isMailed,
    };
    return callEndpoint(refundOrder, { params: { orderId: order.id }, body });
  };
  const chooseAll = () => {
    setPieces(Object.fromEntries(lines.map(({ id, left }) => [id, left])));
    setDelivery(delivery > 0);
    setTyped(amountText(refundable, currency));
  };
  return (
    <OrderDialog
      title={translate(words.refundTitle, { number: order.number })}
      action={translate(words.refund)}
      onClose={onClose}
      send={send}
    >
      <p className={styles['text']}>
        {translate(words.refundUpTo, { amount: moneyOf(refundable, currency) })}
      </p>
      <div>
        <Button size="small" onPress={chooseAll}>
          {translate(words.refundAll)}
        </Button>
      </div>
      <PiecesFields
        lines={lines}
        pieces={pieces}
        onChange={(next) => {
          setPieces(next);
          setTyped(null);
        }}
      />
      {delivery > 0 ? (
        <Checkbox
          isSelected={hasDelivery}
          onChange={(next) => {
            setDelivery(next);
            setTyped(null);
          }}
        >
          {translate(words.refundDelivery, { amount: moneyOf(delivery, currency) })}
        </Checkbox>
      ) : null}
      <TextField
        label={translate(words.refundAmount)}
        inputMode="decimal"
        suffix={currency}
        value={text}
        onChange={setTyped}
        errorMessage={
          isTried && !isAmount
            ? translate(words.amountWrong, { min: moneyOf(1, currency), max: moneyOf(refundable, currency) })
            : undefined
        }
      />
      <TextArea
        label={translate(words.reason)}
        description={translate(words.reasonText)}
        isOptional
        rows={2}
        maxLength={ORDER_LIMITS.reason}
        value={reason}
        onChange={setReason}
      />
      {chosen.length > 0 ? (
        <Checkbox isSelected={isRestocked} onChange={setRestocked}>
          {translate(words.restockChosen)}
        </Checkbox>
      ) : null}
      <Checkbox isSelected={isMailed} onChange={setMailed}>
        {translate(words.tell)}
      </Checkbox>
      {order.methods.some(({ brand }) => brand === 'gift-card') ? (
        <p className={styles['muted']}>{translate(giftCardScreens.refundCards)}</p>
      ) : null}
      <p className={styles['muted']}>{translate(words.refundByHand)}</p>
    </OrderDialog>
  );
}
