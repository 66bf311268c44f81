import { useState } from 'react';
import { cancelPieces, type Order } from '#contract/orders.ts';
import { chosenAmount } from '#domain/orders/refund.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from './order-dialog.tsx';
import { moneyOf } from './order-words.ts';
import { chosenLines, PiecesFields, type ChosenPieces } from './pieces-fields.tsx';
import styles from './orders.module.css';

/** Gives up pieces that were not sent: with their money back and in stock again, unless the owner says otherwise (ORD-102). */
export function CancelPiecesDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}) {
  const lines = order.lines
    .map((line) => ({ ...line, left: line.pieces - line.fulfilled - line.canceled }))
    .filter(({ left }) => left > 0);
  const [pieces, setPieces] = useState<ChosenPieces>(
    Object.fromEntries(lines.map(({ id, left }) => [id, left])),
  );
  const [isRefunded, setRefunded] = useState(true);
  const [isRestocked, setRestocked] = useState(true);
  const [isMailed, setMailed] = useState(true);
  const [isTried, setTried] = useState(false);
  const chosen = chosenLines(lines, pieces);
  const amount = Math.min(chosenAmount(order, { lines: chosen, hasDelivery: false }), order.refundable);
  const send = () => {
    setTried(true);
    if (chosen.length === 0) return null;
    const body = {
      version: order.version,
      lines: chosen,
      amount: isRefunded ? amount : 0,
      isRestocked,
      isMailed,
    };
    return callEndpoint(cancelPieces, { params: { orderId: order.id }, body });
  };
  return (
    <OrderDialog
      title={translate(words.cancelPiecesTitle)}
      action={translate(words.cancelPieces)}
      isDanger
      onClose={onClose}
      send={send}
    >
      <PiecesFields lines={lines} pieces={pieces} onChange={setPieces} />
      {isTried && chosen.length === 0 ? (
        <p role="alert" className={styles['text']}>
          {translate(words.piecesWrong)}
        </p>
      ) : null}
      {amount > 0 ? (
        <Checkbox isSelected={isRefunded} onChange={setRefunded}>
          {translate(words.giveBack, { amount: moneyOf(amount, order.currency) })}
        </Checkbox>
      ) : null}
      <Checkbox isSelected={isRestocked} onChange={setRestocked}>
        {translate(words.restockChosen)}
      </Checkbox>
      <Checkbox isSelected={isMailed} onChange={setMailed}>
        {translate(words.tell)}
      </Checkbox>
    </OrderDialog>
  );
}
