import { useState } from 'react';
import { changeSubscriptionPrice, type Subscription } from '#contract/subscriptions.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { typedAmount } from '../amount-draft.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { moneyOf } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

interface ChangePriceDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Another price of a piece for somebody who subscribes already, who is told of it 30 days ahead (ORD-111). */
export function ChangePriceDialog({ subscription, onClose }: ChangePriceDialogProps) {
  const { id: subscriptionId, version, currency, price, pieces } = subscription;
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const unit = typedAmount(text, currency);
  const isPrice = unit !== null && unit >= 1;
  const limits = { min: moneyOf(1, currency), max: moneyOf(LARGEST_PRICE, currency) };
  return (
    <OrderDialog
      title={translate(words.changePriceTitle)}
      action={translate(words.changePrice)}
      onClose={onClose}
      send={() => {
        setTried(true);
        if (!isPrice) return null;
        return callEndpoint(changeSubscriptionPrice, { params: { subscriptionId }, body: { version, unit } });
      }}
    >
      <p className={styles['text']}>{translate(words.changePriceText)}</p>
      <TextField
        label={translate(words.newPrice)}
        description={translate(words.priceNow, { amount: moneyOf(price / pieces, currency) })}
        suffix={currency}
        value={text}
        onChange={setText}
        inputMode="decimal"
        errorMessage={isTried && !isPrice ? translate(words.priceWrong, limits) : ''}
      />
    </OrderDialog>
  );
}
