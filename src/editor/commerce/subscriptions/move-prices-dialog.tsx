import { useState } from 'react';
import { moveToPrice, type EarlierPrice } from '#contract/subscription-prices.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { moneyOf } from '../orders/order-words.ts';
import { rhythmOf } from '../../collections/products/rhythm-of.ts';
import styles from '../orders/orders.module.css';

interface MovePricesDialogProps {
  /** At least one. */
  readonly prices: readonly EarlierPrice[];
  readonly onClose: () => void;
}

/** Moves all who subscribe to something at another price to that of now, who are told of it 30 days ahead (MEMB-56, ORD-111). */
export function MovePricesDialog({ prices, onClose }: MovePricesDialogProps) {
  const [first] = prices;
  const [chosen, setChosen] = useState(first === undefined ? null : keyOf(first));
  const price = prices.find((each) => keyOf(each) === chosen);
  return (
    <OrderDialog
      title={translate(words.movePricesTitle)}
      action={translate(words.movePrices, { count: price?.count ?? 0 })}
      onClose={onClose}
      send={() => (price === undefined ? null : move(price))}
    >
      <p className={styles['text']}>{translate(words.movePricesText)}</p>
      <Select
        label={translate(words.subscription)}
        options={prices.map((each) => ({
          value: keyOf(each),
          label: each.optionText === '' ? each.title : `${each.title} (${each.optionText})`,
          description: `${moneyOf(each.amount, each.currency)} · ${rhythmOf(each.period)}`,
        }))}
        value={price === undefined ? null : chosen}
        onChange={setChosen}
      />
      {price === undefined ? null : <p>{sumOf(price)}</p>}
      <p className={styles['muted']}>{translate(words.eachMailed)}</p>
    </OrderDialog>
  );
}

async function move({ variantId, period, amount }: EarlierPrice): Promise<void> {
  await callEndpoint(moveToPrice, { body: { variantId, period, amount } });
  void showToast(translate(words.movePricesBegun));
}

/** How many pay what now, and what they pay then. */
function sumOf({ count, lowest, highest, amount, currency }: EarlierPrice): string {
  const from = moneyOf(lowest, currency);
  const to = moneyOf(amount, currency);
  return lowest === highest
    ? translate(words.payOther, { count, from, to })
    : translate(words.payOthers, { count, from, most: moneyOf(highest, currency), to });
}

function keyOf({ variantId, period }: EarlierPrice): string {
  return `${variantId} ${period.value} ${period.unit}`;
}
