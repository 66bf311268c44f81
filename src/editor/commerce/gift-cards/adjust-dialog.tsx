import { useState } from 'react';
import { adjustGiftCard, type GiftCard } from '#contract/gift-cards.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { amountText, typedAmount } from '../amount-draft.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { moneyOf } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

interface AdjustDialogProps {
  readonly card: GiftCard;
  readonly onClose: () => void;
}

/** Sets what is on a card, with the reason (ORD-121). */
export function AdjustDialog({ card, onClose }: AdjustDialogProps) {
  const { currency, version, balance: before, id: giftCardId } = card;
  const [text, setText] = useState(amountText(before, currency));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const balance = typedAmount(text, currency);
  const send = () => {
    setTried(true);
    if (balance === null || balance === before || reason.trim() === '') return null;
    const body = { version, balance, reason: reason.trim() };
    return callEndpoint(adjustGiftCard, { params: { giftCardId }, body });
  };
  const limits = { min: moneyOf(0, currency), max: moneyOf(LARGEST_PRICE, currency) };
  const problem =
    balance === null
      ? translate(words.amountWrong, limits)
      : balance === before
        ? translate(words.sameBalance)
        : undefined;
  return (
    <OrderDialog
      title={translate(words.adjust)}
      action={translate(words.adjustAction)}
      onClose={onClose}
      send={send}
    >
      <p className={styles['text']}>{translate(words.adjustText, { amount: moneyOf(before, currency) })}</p>
      <TextField
        label={translate(words.newBalance)}
        inputMode="decimal"
        suffix={currency}
        value={text}
        onChange={setText}
        errorMessage={isTried ? problem : undefined}
      />
      <TextArea
        label={translate(words.reason)}
        description={translate(words.reasonText)}
        rows={2}
        maxLength={ORDER_LIMITS.reference}
        value={reason}
        onChange={setReason}
        errorMessage={isTried && reason.trim() === '' ? translate(words.needed) : undefined}
      />
    </OrderDialog>
  );
}
