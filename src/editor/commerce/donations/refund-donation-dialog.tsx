import { useState } from 'react';
import { refundDonation, type Donation } from '#contract/donations.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { donationScreens } from '#messages/en/interface/donations.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { amountText, typedAmount } from '../amount-draft.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { moneyOf } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

interface RefundDonationDialogProps {
  readonly donation: Donation;
  readonly onClose: () => void;
}

/** Gives a donation back, whole or in part (ORD-80, ORD-126). */
export function RefundDonationDialog({ donation, onClose }: RefundDonationDialogProps) {
  const { currency, version, refundable, id: donationId } = donation;
  const [text, setText] = useState(amountText(refundable, currency));
  const [reason, setReason] = useState('');
  const [isMailed, setMailed] = useState(true);
  const [isTried, setTried] = useState(false);
  const amount = typedAmount(text, currency);
  const isAmount = amount !== null && amount >= 1 && amount <= refundable;
  const send = () => {
    setTried(true);
    if (!isAmount) return null;
    const body = { version, amount, reason: reason.trim(), isMailed };
    return callEndpoint(refundDonation, { params: { donationId }, body });
  };
  return (
    <OrderDialog
      title={translate(donationScreens.refundTitle, { number: donation.number })}
      action={translate(donationScreens.refund)}
      onClose={onClose}
      send={send}
    >
      <p className={styles['text']}>
        {translate(words.refundUpTo, { amount: moneyOf(refundable, currency) })}
      </p>
      <TextField
        label={translate(words.refundAmount)}
        inputMode="decimal"
        suffix={currency}
        value={text}
        onChange={setText}
        errorMessage={
          isTried && !isAmount
            ? translate(words.amountWrong, { min: moneyOf(1, currency), max: moneyOf(refundable, currency) })
            : undefined
        }
      />
      <TextArea
        label={translate(words.reason)}
        description={translate(donationScreens.reasonText)}
        isOptional
        rows={2}
        maxLength={ORDER_LIMITS.reason}
        value={reason}
        onChange={setReason}
      />
      <Checkbox isSelected={isMailed} onChange={setMailed}>
        {translate(donationScreens.tell)}
      </Checkbox>
      <p className={styles['muted']}>{translate(words.refundByHand)}</p>
    </OrderDialog>
  );
}
